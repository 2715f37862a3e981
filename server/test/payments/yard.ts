import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Database, Db } from '#db/types';
import { openPictureStore, type PictureStore } from '#pictures/picture-store';
import { openPress, type Press } from '#press/press';
import { atEnd } from '../harness/at-end.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { preparedPool } from './prepared-pool.ts';

/** Where worlds are played, one after the other: a real PostgreSQL, a press and a place for pictures. */
export interface Yard {
  pool: Pool;
  db: Db;
  press: Pick<Press, 'renderPdf'>;
  pictures: PictureStore;
  /** An account that changes other people's credits. */
  adminId: number;
  /** Removes everything of the last world. */
  sweep(): Promise<void>;
}

const TABLES = ['credit_ledger', 'payment_refunds', 'payments', 'webhook_events', 'resumes', 'pets', 'users'];

/** So often what was removed is given back to the disk. */
const VACUUM_EVERY = 25;

export const openYard = async (): Promise<Yard> => {
  const connectionString = await freshDatabase();
  // A commit need not reach the disk: what is tried here is a server that dies, not its database.
  const pool = new Pool({ connectionString, max: 6, options: '-c synchronous_commit=off' });
  const folder = await mkdtemp(join(tmpdir(), 'pawsume-yard-'));
  const press = openPress({ workers: 1 });
  atEnd(async () => {
    await pool.end();
    await press.close();
    await rm(folder, { recursive: true, force: true });
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparedPool(pool) }) });
  const { id: adminId } = await insertUser(db, 'admin');
  let swept = 0;
  return {
    pool,
    db,
    press: remembering(press),
    pictures: openPictureStore(folder),
    adminId,
    async sweep() {
      swept += 1;
      await pool.query(sweeping(adminId));
      if (swept % VACUUM_EVERY === 0) await pool.query(`vacuum ${TABLES.join(', ')}`);
    },
  };
};

export const insertUser = (db: Db, username: string): Promise<{ id: number }> =>
  db
    .insertInto('users')
    .values({ username, username_key: username, name: 'Jo Tester', email: 'jo@example.com', created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();

/** The page is always the same here: it is set once. */
const remembering = ({ renderPdf }: Press): Pick<Press, 'renderPdf'> => {
  let printed: ReturnType<Press['renderPdf']> | undefined;
  return {
    renderPdf(page, photo) {
      printed ??= renderPdf(page, photo);
      return printed;
    },
  };
};

// As a replica the database lets the ledger's entries go, which it refuses to everybody else.
const sweeping = (adminId: number): string => `begin;
  set local session_replication_role = replica;
  ${TABLES.map((table) => `delete from ${table}`).join('; ')} where id <> ${adminId};
  commit`;
