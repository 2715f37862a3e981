import type { PaymentRow } from '#db/types';
import { type Slot, truthsIn, type World } from './world.ts';

/**
 * What must be the same in the end however the news travelled. Left out is what may differ for good reasons:
 * - which of two payments for one résumé paid it and which was made good with a credit: the one heard of first, so they
 *   are compared together;
 * - from which of several payments a shortfall was settled: what counts is what was taken back or is owed for each;
 * - payments that were given up before anybody learned their address: there must be no money in them.
 */
export const finalStateOf = async (world: World) => {
  const { yard, userId, slots, resumeIds } = world;
  const user = await yard.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  const payments = await yard.db.selectFrom('payments').selectAll().where('user_id', '=', userId).execute();
  const resumes = await yard.db.selectFrom('resumes').select(['id', 'is_paid']).execute();
  const entries = await yard.db.selectFrom('credit_ledger').selectAll().where('user_id', '=', userId).execute();
  const rowOf = ({ paymentId }: Slot) => payments.find(({ id }) => id === paymentId);
  const sumOf = (kind: string) =>
    entries.filter((entry) => entry.kind === kind).reduce((sum, { delta }) => sum + delta, 0);
  return {
    balance: user.download_credits,
    owed: payments.reduce((sum, { shortfall }) => sum + shortfall, 0),
    bought: sumOf('purchase'),
    takenBack: sumOf('refund'),
    spent: sumOf('spend'),
    given: sumOf('admin'),
    resumes: resumeIds.map((id) => resumes.find((resume) => resume.id === id)?.is_paid ?? 'deleted'),
    payments: slots.map((slot) => standingOf(rowOf(slot))),
    became: slots
      .map((slot, n) => becameOf(rowOf(slot), slot.resume === null ? `slot ${n}` : `résumé ${slot.resume}`))
      .sort(),
    checkouts: slots.map(({ ref }) => atProvider(world, ref)),
    moneyElsewhere: payments.filter(({ id, outcome }) => outcome && !slots.some((slot) => slot.paymentId === id))
      .length,
  };
};

export type FinalState = Awaited<ReturnType<typeof finalStateOf>>;

/** Whether two payments paid one résumé, and one of them was refunded or disputed: then it matters which paid it. */
export const dependsOnOrder = (world: World): boolean => {
  const { slots, shaken } = world;
  const paid = truthsIn(world).filter(({ captured }) => captured > 0);
  const paying = slots.filter(({ ref, resume }) => resume !== null && paid.some((truth) => truth.ref === ref));
  return [0, 1].some((resume) => {
    const payers = paying.filter((slot) => slot.resume === resume);
    return payers.length > 1 && payers.some(({ ref }) => shaken.has(ref));
  });
};

const standingOf = (payment: PaymentRow | undefined) =>
  payment && {
    status: payment.status,
    refunded: payment.refunded,
    takenBack: payment.clawed_back + payment.shortfall,
    amount: payment.amount,
  };

const becameOf = (payment: PaymentRow | undefined, what: string) =>
  `${what}: ${payment?.outcome ?? 'nothing'}, ${payment?.granted} credits`;

const atProvider = (world: World, ref: string) => {
  const truth = truthsIn(world).find((each) => each.ref === ref);
  return truth && { captured: truth.captured, refunded: truth.refunded, dispute: truth.dispute };
};
