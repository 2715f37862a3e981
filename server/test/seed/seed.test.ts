import { adminLogin, login } from '@pawsume/contract/auth';
import { getMyPet, listMyPets } from '@pawsume/contract/pets';
import { DEFAULT_PRICES } from '@pawsume/contract/pricing';
import { listMyResumes } from '@pawsume/contract/resumes';
import { demandEmpty, demandPlayground } from '@pawsume/seed/refusals';
import { seedDatabase } from '@pawsume/seed/seed';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { violationsOf } from '../harness/invariants.ts';
import { EMBEDDED, startApp } from '../harness/start-app.ts';

const PASSWORD = 'a password of the seeds';
const OPTIONS = { users: 400, password: PASSWORD, prices: DEFAULT_PRICES, until: new Date('2026-11-23T12:00:00Z') };
const TABLES = ['resumes', 'payments', 'payment_refunds', 'credit_ledger', 'earlier_texts', 'sessions', 'identities'];

test.each([
  ['PostgreSQL', {}],
  ['the embedded database', { DATABASE_URL: EMBEDDED }],
])('a seed on %s has books that agree, and people who can log in', async (_name, settings: Record<string, string>) => {
  const { db, send } = await startApp(settings);
  await demandEmpty(db);
  const { admin, owner, shelter } = await seedDatabase(db, OPTIONS);
  await expect(demandEmpty(db)).rejects.toThrow('users in this database already');
  for (const [table, least] of [['users', 400], ['pets', 600], ...TABLES.map((name) => [name, 1] as const)] as const) {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}`.execute(
      db,
    );
    expect(rows[0]?.count, table).toBeGreaterThanOrEqual(least);
  }
  expect(await violationsOf(db)).toEqual([]);

  expect(await send(adminLogin, { body: { username: admin, password: PASSWORD } })).toMatchObject({ status: 200 });
  for (const username of [owner, shelter]) {
    const { token: as } = (await send(login, { body: { username, password: PASSWORD } })).answer;
    const [pet] = (await send(listMyPets, { as })).answer;
    expect(await send(getMyPet, { as, params: { id: pet?.pet_id ?? 0 } })).toMatchObject({ status: 200 });
    const resumes = (await send(listMyResumes, { as })).answer;
    expect(resumes.length).toBeGreaterThan(0);
    // Their texts rest on the answers as they are.
    expect(resumes.filter((resume) => resume.answers_changed)).toEqual([]);
  }
});

test.each([
  ['production', 'http://127.0.0.1:3000', true, 'NODE_ENV'],
  [undefined, 'https://pets.example', false, 'PUBLIC_URL'],
])('a seed is refused with NODE_ENV=%s at %s, unless somebody knows', (environment, publicUrl, loopback, why) => {
  expect(() => demandPlayground({ environment, publicUrl, loopback }, false)).toThrow(why);
  expect(() => demandPlayground({ environment, publicUrl, loopback }, true)).not.toThrow();
  expect(() => demandPlayground({ environment: undefined, publicUrl, loopback: true }, false)).not.toThrow();
});
