import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openAsItIs, type Where } from '#db/open';
import type { Db } from '#db/types';
import { atEnd } from '../harness/at-end.ts';
import { freshDatabase } from '../harness/fresh-database.ts';

/** A database until the end of the file, with the schema that it has. */
export const openHere = async (where: Where): Promise<Db> => {
  const { db, close } = await openAsItIs(where);
  atEnd(close);
  return db;
};

/** What the work finds in a database that others open before and after. */
export const within = async <T>(where: Where, work: (db: Db) => Promise<T>): Promise<T> => {
  const { db, close } = await openAsItIs(where);
  return work(db).finally(close);
};

/** A PostgreSQL database without any table. */
export const emptyDatabase = async (): Promise<string> => {
  const url = await freshDatabase();
  await within({ databaseUrl: url, dataDir: '' }, async (db) => {
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
  });
  return url;
};

/** All rows of all tables, but when each migration was made: told by the database in another way than the copying does. */
export const contentsOf = (db: Db, leftOut: readonly string[] = []): Promise<Record<string, string[]>> =>
  db.transaction().execute(async (tx) => {
    await sql`set local timezone = 'Asia/Kathmandu'`.execute(tx);
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(tx);
    const contents: Record<string, string[]> = {};
    for (const { name } of tables.rows) {
      if (leftOut.includes(name)) continue;
      const row = name === 'kysely_migration' ? sql`name` : sql`row_to_json(t)::text`;
      const { rows } = await sql<{ row: string }>`select ${row} as row from ${sql.table(name)} t`.execute(tx);
      contents[name] = rows.map((each) => each.row).sort();
    }
    return contents;
  });

/** How far the numbers of new rows are. */
export const numbersOf = async (db: Db): Promise<unknown[]> =>
  (
    await sql`select sequencename, last_value::text from pg_sequences where schemaname = 'public' order by 1`.execute(
      db,
    )
  ).rows;

export const filesIn = async (folder: string): Promise<Record<string, string>> => {
  const files: Record<string, string> = {};
  for (const name of (await readdir(folder).catch(() => [])).sort()) {
    files[name] = (await readFile(join(folder, name))).toString('base64');
  }
  return files;
};

/** Gives some users pictures, in two sizes or one; the bytes are anything. Returns the names of their files. */
export const givePictures = async (db: Db, dataDir: string, count: number): Promise<string[]> => {
  const folder = join(dataDir, 'pictures');
  await mkdir(folder, { recursive: true });
  const users = await db.selectFrom('users').select('id').orderBy('id').limit(count).execute();
  const files: string[] = [];
  for (const [at, { id }] of users.entries()) {
    const name = randomBytes(18).toString('base64url');
    const sizes = at % 5 === 0 ? [`${name}.jpg`] : [`${name}.jpg`, `${name}.screen.jpg`];
    for (const file of sizes) await writeFile(join(folder, file), randomBytes(3000));
    files.push(...sizes);
    await db
      .updateTable('users')
      .set({ picture: `/pictures/${name}.jpg` })
      .where('id', '=', id)
      .execute();
  }
  return files;
};
