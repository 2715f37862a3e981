import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { withDatabase } from '#backup/databases';
import { makeBackup } from '#backup/make';
import { type RestoreParts, restoreBackup } from '#backup/restore';
import { openAsItIs, type Where } from '#db/open';
import type { Db } from '#db/types';
import { openPictureStore } from '#pictures/picture-store';
import { atEnd } from '../harness/at-end.ts';
import { copyFolder, emptyDataDir } from '../harness/data-dir.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { COMPILED } from '../harness/spawn-server.ts';

const SCRIPTS = { backup: 'make-backup', restore: 'restore-backup', move: 'move-data' } as const;

/** Runs one of the operator's commands as a process of its own. */
export const run = async (
  command: keyof typeof SCRIPTS,
  { args = [], settings }: { args?: string[]; settings: { DATA_DIR: string } & Record<string, string> },
) => {
  const script = fileURLToPath(new URL(`../../src/${SCRIPTS[command]}.ts`, import.meta.url));
  const env = { PATH: process.env.PATH ?? '', TMPDIR: process.env.TMPDIR ?? '/tmp', ...COMPILED, ...settings };
  const child = spawn(process.execPath, ['--liftoff-only', script, ...args], { env, cwd: settings.DATA_DIR });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const [code] = await once(child, 'close');
  return { code, said };
};

/** Opens a database until the end of the file. */
export const openHere = async (where: Where): Promise<Db> => {
  const { db, close } = await openAsItIs(where);
  atEnd(close);
  return db;
};

/** A PostgreSQL database without any table. */
export const emptyDatabase = async (): Promise<string> => {
  const databaseUrl = await freshDatabase();
  await withDatabase({ databaseUrl, dataDir: '' }, async ({ db }) => {
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
  });
  return databaseUrl;
};

/** All rows of all tables, and how far the numbers of new rows are, in another form than the copying reads them. */
export const contentsOf = (db: Db): Promise<Record<string, string[]>> =>
  db.transaction().execute(async (tx) => {
    await sql`set local timezone = 'Asia/Kathmandu'`.execute(tx);
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(tx);
    const contents: Record<string, string[]> = {};
    for (const { name } of tables.rows) {
      const row = name === 'kysely_migration' ? sql`name` : sql`row_to_json(t)::text`;
      const { rows } = await sql<{ row: string }>`select ${row} as row from ${sql.table(name)} t`.execute(tx);
      contents[name] = rows.map((each) => each.row).sort();
    }
    const counters = await sql<{ counter: string }>`select sequencename || ' ' || coalesce(last_value, 0) as counter
      from pg_sequences where schemaname = 'public' order by 1`.execute(tx);
    return { ...contents, counters: counters.rows.map(({ counter }) => counter) };
  });

export const filesIn = async (folder: string): Promise<Record<string, string>> => {
  const names = (await readdir(folder)).sort();
  return Object.fromEntries(await Promise.all(names.map(async (n) => [n, await readFile(join(folder, n), 'base64')])));
};

/** Copies the data of an app on the embedded database, as a killed server leaves it. */
export const copyOf = async (app: { db: Db; dataDir: string }): Promise<string> => {
  const copy = await emptyDataDir();
  await sql`checkpoint`.execute(app.db);
  copyFolder(app.dataDir, copy);
  return copy;
};

/** Backs up what is in a folder of data. @returns the folder of the backup. */
export const backUp = async (dataDir: string): Promise<string> => {
  const folder = join(await emptyDataDir(), 'backup');
  const pictures = openPictureStore(join(dataDir, 'pictures'));
  await withDatabase({ databaseUrl: null, dataDir }, (database) =>
    makeBackup({ database, databaseUrl: null, pictures, folder }),
  );
  return folder;
};

/** Restores a backup into a new folder of data. */
export const restoreAnew = async (folder: string, options: Partial<RestoreParts> = {}, into?: string) => {
  const dataDir = into ?? (await emptyDataDir());
  const pictures = openPictureStore(join(dataDir, 'pictures'));
  const done = await restoreBackup({ where: { databaseUrl: null, dataDir }, pictures, folder, ...options });
  return { ...done, dataDir };
};
