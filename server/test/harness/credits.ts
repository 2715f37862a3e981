import { enterInLedger } from '#features/credits/ledger';
import { makeOwner, makeResume } from './make.ts';
import type { TestApp } from './start-app.ts';

/** A new account with that many credits and a written résumé. */
export const ownerWith = async (app: TestApp, credits = 0) => {
  const owner = await makeOwner(app);
  await giveCredits(app, owner.username, credits);
  const made = await makeResume(app, owner.token);
  return { ...owner, ...made, resume: { as: owner.token, params: { id: made.resumeId } } };
};

export const ledgerOf = ({ db }: TestApp, username: string) =>
  db
    .selectFrom('credit_ledger')
    .innerJoin('users', 'users.id', 'credit_ledger.user_id')
    .select(['delta', 'kind', 'balance_after'])
    .where('username', '=', username)
    .orderBy('credit_ledger.id')
    .execute();

/** Credits without a payment, as an administrator gives them. */
export const giveCredits = async ({ db }: TestApp, username: string, credits: number) => {
  const { id } = await db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirstOrThrow();
  const entry = { kind: 'admin', userId: id, change: 1, actorId: id, now: new Date() } as const;
  for (let given = 0; given < credits; given += 1) {
    await db.transaction().execute((tx) => enterInLedger(tx, entry));
  }
};
