import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_PRICES } from '@pawsume/contract/pricing';
import { seedDatabase } from '@pawsume/seed/seed';
import { openDatabase } from '@pawsume/server/db/open';
import type { Db } from '@pawsume/server/db/types';
import { ensureAdmin } from '@pawsume/server/features/auth/first-admin';
import { sql } from 'kysely';
import { z } from 'zod';

const PASSWORD = 'a bench password';
const ADMINS = 8;

interface SeededPlace {
  dataDir: string;
  admins: string[];
  /** Somebody with a pet and a résumé, whose name is no part of another. */
  typical: string;
}

/** Two years of so many users, on a database of PostgreSQL, or embedded in a folder of its own, which is there in either case. */
export const seedPlace = async (users: number, databaseUrl: string | null = null): Promise<SeededPlace> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pawsume-bench-'));
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  const options = { users, password: PASSWORD, prices: DEFAULT_PRICES, until: new Date() };
  await seedDatabase(db, options);
  const admins = Array.from({ length: ADMINS }, (_, number) => `bench.admin${number}`);
  for (const username of admins) await ensureAdmin({ db, now: new Date() }, { username, password: PASSWORD });
  const typical = await findTypical(db);
  await close();
  return { dataDir, admins, typical };
};

const findTypical = async (db: Db): Promise<string> => {
  const ofUser = (table: 'pets' | 'resumes') =>
    sql`(select count(*) from ${sql.table(table)} where user_id = users.id)`;
  const { rows } = await sql<{ username: string }>`select username from users
    where ${ofUser('pets')} = 1 and ${ofUser('resumes')} = 1 order by id desc limit 1`.execute(db);
  if (!rows[0]) throw new Error('nobody has one pet and one résumé');
  return rows[0].username;
};

/** Both log somebody in and return the token. */
export const logIn = (url: string, username: string): Promise<string> => tokenOf(`${url}/api/auth/login`, username);
export const logInAdmin = (url: string, username: string): Promise<string> =>
  tokenOf(`${url}/api/auth/admin/login`, username);

const tokenOf = async (address: string, username: string): Promise<string> => {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  return z.object({ token: z.string() }).parse(await answer.json()).token;
};

/** Makes a call and reads all of its answer. */
export const ask = async (url: string, token: string, path: string): Promise<void> => {
  const answer = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  await answer.arrayBuffer();
};
