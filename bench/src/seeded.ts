import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_PRICES } from '@pawsume/contract/pricing';
import { type Seeded, seedDatabase } from '@pawsume/seed/seed';
import { openDatabase } from '@pawsume/server/db/open';
import { z } from 'zod';

const PASSWORD = 'a bench password';

export interface SeededPlace extends Seeded {
  dataDir: string;
}

/** Two years of so many users, on a database of PostgreSQL, or embedded in a folder of its own, which is there in either case. */
export const seedPlace = async (users: number, databaseUrl: string | null = null): Promise<SeededPlace> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pawsume-bench-'));
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  const options = { users, seed: 1, password: PASSWORD, prices: DEFAULT_PRICES, until: new Date() };
  const seeded = await seedDatabase(db, options);
  await close();
  return { ...seeded, dataDir };
};

/** Logs an administrator in; returns the token. */
export const logInAdmin = async (url: string, username: string): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/admin/login`, {
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
