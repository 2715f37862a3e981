import { adminLogin, login } from '@pawsume/contract/auth';
import { getMyPet, listMyPets } from '@pawsume/contract/pets';
import { DEFAULT_PRICES } from '@pawsume/contract/pricing';
import { listMyResumes } from '@pawsume/contract/resumes';
import { hasUsers } from '@pawsume/seed/queries';
import { demandEmpty, demandPlayground } from '@pawsume/seed/refusals';
import { seedDatabase } from '@pawsume/seed/seed';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Db } from '#db/types';
import { violationsOf } from '../harness/invariants.ts';
import { EMBEDDED, startApp } from '../harness/start-app.ts';

const PASSWORD = 'a password of the seeds';
const UNTIL = new Date('2026-11-23T12:00:00Z');
const OPTIONS = { users: 200, seed: 7, password: PASSWORD, prices: DEFAULT_PRICES, until: UNTIL };

const countIn = async (db: Db, table: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
};

/** What tells one seed from another, without what is new each time: hashes of passwords. */
const contentsOf = async (db: Db): Promise<unknown[]> => {
  const of = async (table: string) =>
    (await sql<object>`select * from ${sql.table(table)} order by 1`.execute(db)).rows.map((row) => ({
      ...row,
      password_hash: null,
    }));
  return [await of('users'), await of('pets'), await of('resumes'), await of('payments'), await of('credit_ledger')];
};

describe.each([
  ['PostgreSQL', {}],
  ['the embedded database', { DATABASE_URL: EMBEDDED }],
])('a seeded database on %s', (_name, settings: Record<string, string>) => {
  test('has what was asked for, and books that agree', async () => {
    const { db } = await startApp(settings);
    await seedDatabase(db, OPTIONS);
    expect(await countIn(db, 'users')).toBe(201);
    expect(await countIn(db, 'pets')).toBe(300);
    expect(await countIn(db, 'resumes')).toBe(400);
    for (const table of ['payments', 'payment_refunds', 'credit_ledger', 'earlier_texts', 'sessions', 'identities']) {
      expect(await countIn(db, table), table).toBeGreaterThan(0);
    }
    expect(await violationsOf(db)).toEqual([]);
  });

  test('lets the people in who are named, to what is theirs', async () => {
    const { db, send } = await startApp(settings);
    const { admin, owner, shelter } = await seedDatabase(db, OPTIONS);
    expect(await send(adminLogin, { body: { username: admin, password: PASSWORD } })).toMatchObject({ status: 200 });
    for (const username of [owner ?? '', shelter ?? '']) {
      const { answer } = await send(login, { body: { username, password: PASSWORD } });
      const pets = (await send(listMyPets, { as: answer.token })).answer;
      expect(pets.length).toBeGreaterThan(0);
      for (const { pet_id } of pets)
        expect((await send(getMyPet, { as: answer.token, params: { id: pet_id } })).status).toBe(200);
      const resumes = (await send(listMyResumes, { as: answer.token })).answer;
      expect(resumes.length).toBeGreaterThan(0);
      // Their texts rest on the answers as they are.
      expect(resumes.filter((resume) => resume.answers_changed)).toEqual([]);
    }
  });
});

describe('a seed', () => {
  test('gives the same users again, and another one others', async () => {
    const [first, again, other] = [await startApp(), await startApp(), await startApp()];
    await seedDatabase(first.db, OPTIONS);
    await seedDatabase(again.db, OPTIONS);
    await seedDatabase(other.db, { ...OPTIONS, seed: 8 });
    const contents = await contentsOf(first.db);
    expect(await contentsOf(again.db)).toEqual(contents);
    expect(await contentsOf(other.db)).not.toEqual(contents);
  });

  test('may be added to another one', async () => {
    const { db } = await startApp();
    await seedDatabase(db, OPTIONS);
    await seedDatabase(db, { ...OPTIONS, users: 50, seed: 8 });
    expect(await countIn(db, 'users')).toBe(252);
    expect(await violationsOf(db)).toEqual([]);
  });

  test('is refused where there are users, unless they are to be added to', async () => {
    const { db } = await startApp();
    expect(() => demandEmpty(false, false)).not.toThrow();
    expect(await hasUsers(db)).toBe(false);
    await seedDatabase(db, { ...OPTIONS, users: 10 });
    expect(await hasUsers(db)).toBe(true);
    expect(() => demandEmpty(true, false)).toThrow('users in this database already');
    expect(() => demandEmpty(true, true)).not.toThrow();
  });

  test.each([
    ['production', 'http://127.0.0.1:3000', true, 'NODE_ENV'],
    [undefined, 'https://pets.example', false, 'PUBLIC_URL'],
  ])('is refused with NODE_ENV=%s at %s, unless somebody knows', (environment, publicUrl, loopback, why) => {
    const place = { environment, publicUrl, loopback };
    expect(() => demandPlayground(place, false)).toThrow(why);
    expect(() => demandPlayground(place, true)).not.toThrow();
  });

  test('is welcome on one’s own machine', () => {
    const place = { environment: undefined, publicUrl: 'http://127.0.0.1:3000', loopback: true };
    expect(() => demandPlayground(place, false)).not.toThrow();
  });
});
