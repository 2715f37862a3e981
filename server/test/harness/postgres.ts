import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { copyPackedBinaries, findBinaries } from './postgres-binaries.ts';
import { type RestartMode, servePostgres } from './postgres-process.ts';
import { freePort } from './spawn-server.ts';

const run = promisify(execFile);
const TRIES = 3;

export interface Postgres {
  /** Of the superuser's own database. */
  url: string;
  /** A new database, empty or a copy of one that nobody is connected to. Returns its url. */
  createDatabase(template?: string): Promise<string>;
  /** Also when somebody is still connected to it. */
  dropDatabase(url: string): Promise<void>;
  /** As `pg_ctl restart -m` does; resolves once it takes connections again. */
  restart(mode: RestartMode): Promise<void>;
  stop(): Promise<void>;
}

interface Tls {
  /** In PEM. */
  certificate: string;
  key: string;
}

interface Options {
  tls?: Tls;
  /** Whether it is the machine's own, so that it is no newer than the machine's client. */
  isOwn?: boolean;
  /** True if a commit waits for the disk, as in production. Without it, commits outlive a crash of PostgreSQL but not of the machine. */
  isDurable?: boolean;
}

const NOT_DURABLE = { fsync: 'off', full_page_writes: 'off' };

/**
 * Starts a real PostgreSQL, from npm or the machine's own, on a free port of the loopback and with a folder of its own
 * that is gone after `stop`, or after this process, however it ends.
 */
export const startPostgres = async ({ tls, isOwn = false, isDurable = true }: Options = {}): Promise<Postgres> => {
  const password = randomBytes(24).toString('hex');
  const { port, stop, restart } = await serveOnFreePort({ password, tls, isOwn, isDurable });
  const urlOf = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  const url = urlOf('postgres');
  return {
    url,
    stop,
    async createDatabase(template) {
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      const from = template ? `${nameIn(template)} strategy file_copy` : 'template0';
      await execute(url, `create database ${name} template ${from}`);
      return urlOf(name);
    },
    async restart(mode) {
      const before = await startedAt(url);
      restart(mode);
      while ((await startedAt(url).catch(() => before)) === before) await sleep(50);
    },
    async dropDatabase(database) {
      await execute(url, `drop database ${nameIn(database)} with (force)`);
    },
  };
};

interface Wanted {
  password: string;
  tls: Tls | undefined;
  isOwn: boolean;
  isDurable: boolean;
}

/** Somebody else may take the port between its choice and its use: then another is tried. */
const serveOnFreePort = async (wanted: Wanted, tries = TRIES) => {
  const port = await freePort();
  try {
    return { port, ...(await serveInFolder(wanted, port)) };
  } catch (error) {
    if (tries > 1 && String(error).includes('Address already in use')) return serveOnFreePort(wanted, tries - 1);
    throw error;
  }
};

const serveInFolder = async ({ password, tls, isOwn, isDurable }: Wanted, port: number) => {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'pawsume-postgres-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const user = await userOfPostgres();
    await writeFile(join(folder, 'password'), password);
    const settings = { ...(tls && (await keepTls(folder, tls))), ...(!isDurable && NOT_DURABLE) };
    const packed = isOwn ? null : await copyPackedBinaries(folder);
    if (user.uid !== undefined) await run('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
    const bin = await findBinaries(packed, user);
    const { stop, restart } = await servePostgres({ bin, folder, port, user, settings });
    return { stop: () => stop().then(remove), restart };
  } catch (error) {
    await remove();
    throw error;
  }
};

/** @returns what has PostgreSQL speak TLS with them. */
const keepTls = async (folder: string, { certificate, key }: Tls): Promise<Record<string, string>> => {
  const [ssl_cert_file, ssl_key_file] = [join(folder, 'server.crt'), join(folder, 'server.key')];
  await writeFile(ssl_cert_file, certificate);
  await writeFile(ssl_key_file, key, { mode: 0o600 });
  return { ssl: 'on', ssl_cert_file, ssl_key_file };
};

/** PostgreSQL refuses to run as root: then it runs as the user that owns nothing. */
export const userOfPostgres = async (): Promise<{ uid?: number; gid?: number }> => {
  if (process.getuid?.() !== 0) return {};
  const idOf = async (flag: string) => Number((await run('id', [flag, 'nobody'])).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
};

const nameIn = (url: string): string => new URL(url).pathname.slice(1);

const startedAt = async (url: string): Promise<string> => {
  const [row] = await execute(url, 'select pg_postmaster_start_time()::text as started');
  return String(row?.started);
};

const execute = async (url: string, statement: string): Promise<Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url });
  // It may be cut off at any time: then the query rejects too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
};
