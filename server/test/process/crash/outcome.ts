import type { HeldCheckout } from './provider-books.ts';
import { heldBy } from './provider-books.ts';
import type { World } from './world.ts';

/** What came of everything that one person did, here and at the providers. */
export interface Outcome {
  credits: number;
  /** Every entry, such as `purchase 10`, oldest first. */
  ledger: string[];
  /** Status and outcome of every payment. */
  payments: string[];
  /** What refunds could not take back. */
  shortfall: number;
  paidResumes: number;
  checkouts: number;
  captures: number;
  refunds: number;
}

export const NOTHING: Outcome = {
  credits: 0,
  ledger: [],
  payments: [],
  shortfall: 0,
  paidResumes: 0,
  checkouts: 0,
  captures: 0,
  refunds: 0,
};

/** What the providers hold of this person's payments. */
const heldOf = async (world: World, userId: number): Promise<HeldCheckout[]> => {
  const payments = await world.db.selectFrom('payments').select('id').where('user_id', '=', userId).execute();
  const ids = new Set(payments.map(({ id }) => id));
  return heldBy(world).filter(({ paymentId }) => paymentId !== null && ids.has(paymentId));
};

/** Checkouts of which nothing is written down here: nobody stored the payment before asking the provider. */
export const straysOf = async (world: World): Promise<string[]> => {
  const payments = await world.db.selectFrom('payments').select('id').execute();
  const ids = new Set(payments.map(({ id }) => id));
  return heldBy(world).flatMap(({ ref, paymentId }) => (paymentId !== null && ids.has(paymentId) ? [] : [ref]));
};

export const outcomeOf = async (world: World, userId: number): Promise<Outcome> => {
  const { db } = world;
  const mine = { ledger: db.selectFrom('credit_ledger'), payments: db.selectFrom('payments') };
  const user = await db
    .selectFrom('users')
    .select('download_credits')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const ledger = await mine.ledger.select(['kind', 'delta']).where('user_id', '=', userId).orderBy('id').execute();
  const payments = await mine.payments.selectAll().where('user_id', '=', userId).orderBy('created_at').execute();
  const resumes = await db.selectFrom('resumes').select('is_paid').where('user_id', '=', userId).execute();
  const held = await heldOf(world, userId);
  return {
    credits: user.download_credits,
    ledger: ledger.map(({ kind, delta }) => `${kind} ${delta}`),
    payments: payments.map(({ status, outcome }) => (outcome ? `${status}, ${outcome}` : status)),
    shortfall: payments.reduce((sum, { shortfall }) => sum + shortfall, 0),
    paidResumes: resumes.filter(({ is_paid }) => is_paid).length,
    checkouts: held.length,
    captures: held.reduce((sum, { captures }) => sum + captures, 0),
    refunds: held.reduce((sum, { refunds }) => sum + refunds, 0),
  };
};
