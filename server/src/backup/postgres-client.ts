import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { USUAL_CONNECTIONS } from '#db/open';
import { holdForSession } from '#db/timeouts';
import type { Db } from '#db/types';
import { StartError } from '#lib/start-error';
import { readServerVersion } from './row-queries.ts';

type Program = 'pg_dump' | 'pg_restore';

/**
 * Throws StartError unless the programs of PostgreSQL's client are installed and as new as the server, and no pooler is in
 * between: the programs change settings of the session, which a pooler would hand on to others.
 */
export const demandClient = async (databaseUrl: string, db: Db): Promise<void> => {
  if (!(await holdForSession({ connectionString: databaseUrl }, USUAL_CONNECTIONS))) {
    throw new StartError('DATABASE_URL names a pooler. Name PostgreSQL itself for backup and restore.');
  }
  const server = await readServerVersion(db);
  for (const program of ['pg_dump', 'pg_restore'] as const) {
    const { stdout } = await promisify(execFile)(program, ['--version']).catch(() => ({ stdout: '' }));
    const found = Number(/\) (\d+)/.exec(stdout)?.[1] ?? 0);
    if (found >= server) continue;
    const problem = found === 0 ? 'was not found' : `is of version ${found}, and the database of version ${server}`;
    throw new StartError(`${program} ${problem}. Install the client of PostgreSQL ${server} (postgresql-client).`);
  }
};

/** Writes the database into an archive, as it is in the transaction that exported the snapshot. */
export const dumpPostgres = (databaseUrl: string, { file, snapshot }: { file: string; snapshot: string }) =>
  // A server refuses to start on a database without its list of migrations: a restore writes it last.
  run('pg_dump', databaseUrl, [
    ...['--format=custom', '--no-comments', `--snapshot=${snapshot}`, `--file=${file}`],
    '--exclude-table-data=kysely_migration*',
  ]);

/** Fills an empty database from an archive, or leaves it empty. */
export const restorePostgres = (databaseUrl: string, file: string) =>
  run('pg_restore', databaseUrl, ['--single-transaction', '--no-owner', '--no-privileges', file]);

/** Returns how many rows of each table an archive has. */
export const countDumpedRows = async (file: string): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  const child = spawn('pg_restore', ['--data-only', '--file=-', file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  let table: string | null = null;
  let begun = '';
  for await (const chunk of child.stdout.setEncoding('latin1')) {
    const lines = `${begun}${chunk}`.split('\n');
    begun = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '\\.') table = null;
      else if (table !== null) counts[table] = (counts[table] ?? 0) + 1;
      else table = /^COPY \w+\.(\w+) /.exec(line)?.[1] ?? null;
    }
  }
  const [code] = await ended;
  if (code !== 0) throw new StartError('pg_restore could not read what pg_dump wrote.');
  return counts;
};

/** Runs a program on a database. Its password is in no list of processes. */
const run = async (program: Program, databaseUrl: string, args: readonly string[]): Promise<void> => {
  const url = new URL(databaseUrl);
  // biome-ignore lint/style/noProcessEnv: the program finds libraries and certificates by the operator's environment.
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(url.password) };
  url.password = '';
  checkCertificate(url);
  const child = spawn(program, [`--dbname=${url.href}`, ...args], { env, stdio: 'inherit' });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new StartError(`${program} failed: the lines above have its reason.`);
};

/** Has PostgreSQL's programs check the certificate as strictly as our own connections do. */
const checkCertificate = ({ searchParams }: URL): void => {
  const mode = searchParams.get('sslmode');
  if (mode === null || mode === 'disable') return;
  searchParams.set('sslmode', mode === 'no-verify' ? 'require' : 'verify-full');
  if (mode !== 'no-verify' && !searchParams.has('sslrootcert')) searchParams.set('sslrootcert', 'system');
};
