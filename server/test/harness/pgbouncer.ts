import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { userOfPostgres } from './postgres.ts';
import { freePort } from './spawn-server.ts';

const run = promisify(execFile);
/** Debian has it where only the superuser looks. */
const PLACES = ['pgbouncer', '/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'];
/** Fewer than a server has connections to it, so that each of them gets another one all the time. */
const POOL_SIZE = 4;

/** The program; null where this machine has none. */
export const findPgbouncer = async (): Promise<string | null> => {
  for (const place of PLACES) {
    const runs = await run(place, ['--version']).then(
      () => true,
      () => false,
    );
    if (runs) return place;
  }
  return null;
};

export interface Pgbouncer {
  /** The same database, by way of PgBouncer. */
  urlOf(url: string): string;
  stop(): Promise<void>;
}

/**
 * PgBouncer in transaction mode in front of a PostgreSQL, as Debian sets it up; `more` are lines of its settings.
 * @param postgresUrl any database there.
 */
export const startPgbouncer = async (program: string, postgresUrl: string, more = ''): Promise<Pgbouncer> => {
  const { hostname, port, username, password } = new URL(postgresUrl);
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'pawsume-pgbouncer-'));
  const user = await userOfPostgres();
  const listenPort = await freePort();
  const users = join(folder, 'users');
  await writeFile(users, `"${username}" "${decodeURIComponent(password)}"\n`);
  await writeFile(
    join(folder, 'settings.ini'),
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${POOL_SIZE}
max_client_conn = 2000
server_idle_timeout = 10
${more}
`,
  );
  if (user.uid !== undefined) await run('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
  const child = spawn(program, [join(folder, 'settings.ini')], {
    ...user,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    // An interrupt from the keyboard is for the test runner; it stops this when the tests have let go of it.
    detached: true,
  });
  const gone = once(child, 'exit');
  await untilUp(child.stderr);
  return {
    urlOf: (url) => Object.assign(new URL(url), { port: String(listenPort) }).href,
    async stop() {
      child.kill('SIGQUIT');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const untilUp = (stderr: NodeJS.ReadableStream): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    stderr.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-20_000);
      if (said.includes('process up')) resolve();
    });
    stderr.once('end', () => reject(new Error(`PgBouncer did not start:\n${said}`)));
  });
