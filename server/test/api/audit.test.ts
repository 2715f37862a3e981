import { changeCredits, checkHeldPayment, endUserSessions, listAudit, listResumePage } from '@pawsume/contract/admin';
import { messages } from '@pawsume/contract/messages';
import { buyCreditsByCard } from '@pawsume/contract/payments';
import { deleteAccount, getMe } from '@pawsume/contract/users';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeAdmin, makeOwner, makeResume, newestPaymentOf, signUp } from '../harness/make.ts';
import { sharedApp } from '../harness/start-app.ts';

const app = await sharedApp();
const boss = await makeAdmin(app);
const admin = boss.token;

const audit = async (query: Record<string, number> = {}) => (await app.send(listAudit, { as: admin, query })).answer;

test('each credit given or taken is on record with who did it, and a refused one is not', async () => {
  const { id } = await signUp(app);
  const change = (by: 1 | -1) => app.send(changeCredits, { as: admin, params: { id }, body: { change: by } });
  await change(1);
  await change(-1);
  expect(await change(-1)).toMatchObject({ status: 409 });
  const { entries } = await audit();
  expect(entries.filter(({ user_id }) => user_id === id)).toMatchObject([
    { actor: boss.username, action: 'Took 1 credit' },
    { actor: boss.username, action: 'Gave 1 credit' },
  ]);
});

test('a credit and its record are there together or not at all', async () => {
  const { id } = await signUp(app);
  await app.db.schema
    .alterTable('audit_log')
    .addCheckConstraint('full', sql`user_id <> ${sql.lit(id)}`)
    .execute();
  expect(await app.send(changeCredits, { as: admin, params: { id }, body: { change: 1 } })).toMatchObject({
    status: 500,
  });
  await app.db.schema.alterTable('audit_log').dropConstraint('full').execute();
  expect(await app.db.selectFrom('credit_ledger').select('id').where('user_id', '=', id).execute()).toEqual([]);
});

test('an administrator logs a user out everywhere, and that is on record', async () => {
  const { id, token } = await signUp(app);
  const reply = await app.send(endUserSessions, { as: admin, params: { id } });
  expect(reply.answer.msg).toBe(messages.admin.sessionsEnded);
  expect(await app.send(getMe, { as: token })).toMatchObject({ status: 401 });
  expect((await audit()).entries[0]).toMatchObject({ action: 'Logged out everywhere', user_id: id });
  const { total } = await audit();
  expect(await app.send(endUserSessions, { as: admin, params: { id: 2_147_483_647 } })).toMatchObject({ status: 404 });
  expect((await audit()).total).toBe(total);
});

test('asking about a held payment is on record', async () => {
  const owner = await makeOwner(app);
  await app.send(buyCreditsByCard, { as: owner.token, body: { quantity: 1 } });
  const { id } = await newestPaymentOf(app, owner);
  await app.db.updateTable('payments').set({ status: 'review' }).where('id', '=', id).execute();
  await app.send(checkHeldPayment, { as: admin, params: { payment_id: id } });
  expect((await audit()).entries[0]).toMatchObject({
    actor: boss.username,
    action: `Asked stripe about held payment ${id}`,
  });
});

test('the record is read in pages and outlives the accounts in it, without their names', async () => {
  const { id, username, token } = await signUp(app);
  for (let n = 0; n < 12; n += 1) await app.send(changeCredits, { as: admin, params: { id }, body: { change: 1 } });
  const { entries, total } = await audit({ page: 2, limit: 5 });
  expect(entries).toHaveLength(5);
  expect(total).toBeGreaterThan(12);
  expect(entries[0]?.id).toBeLessThan((await audit({ page: 1, limit: 5 })).entries[4]?.id ?? 0);
  const former = (await makeAdmin(app)).token;
  await app.send(changeCredits, { as: former, params: { id }, body: { change: 1 } });
  for (const as of [token, former]) await app.send(deleteAccount, { as, body: { confirm: true } });
  expect((await audit()).entries[0]).toMatchObject({ actor: messages.admin.deletedActor, user_id: id });
  expect(JSON.stringify(await audit({ limit: 100 }))).not.toContain(username);
});

test('all résumés are read in pages', async () => {
  const { id: user_id, token } = await makeOwner(app);
  const made = [];
  for (let n = 0; n < 3; n += 1) made.push((await makeResume(app, token)).resumeId);
  const read = async (page: number) =>
    (await app.send(listResumePage, { as: admin, query: { user_id, page, limit: 2 } })).answer;
  expect(await read(1)).toMatchObject({ total: 3, resumes: [{ id: made[2], pet_name: 'Biscuit' }, { id: made[1] }] });
  expect((await read(2)).resumes).toMatchObject([{ id: made[0], is_paid: false }]);
});
