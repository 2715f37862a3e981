import type { PriceTable } from '@pawsume/contract/pricing';
import { momentAfter } from './calendar.ts';
import type { Chance } from './chance.ts';
import { type Bought, type Made, makePayment } from './payments.ts';
import type { Rows } from './rows.ts';

/** Of those who have a résumé. */
const BUYERS = 0.3;
const MORE_PURCHASES = [0.35, 0.15] as const;
const GIVEN_BY_ADMIN = 0.02;
const FOR_A_RESUME = 0.25;
const IN_PACKS = 0.7;

interface Owner {
  userId: number;
  resumes: readonly { id: number; createdAt: Date }[];
  until: Date;
  prices: PriceTable;
  adminId: number;
}

interface Money {
  rows: Pick<Rows, 'payments' | 'payment_refunds' | 'credit_ledger' | 'webhook_events' | 'audit_log'>;
  balance: number;
  paidResumes: ReadonlySet<number>;
}

/** What a user bought, spent and got back, one thing after the other, as the product would have entered it. */
export const makeMoney = (chance: Chance, owner: Owner): Money => {
  const account = openAccount(chance, owner);
  const [first] = owner.resumes;
  if (!first) return account.close();
  account.goOnAfter(first.createdAt);
  if (chance.happens(GIVEN_BY_ADMIN)) account.takeGift();
  if (!chance.happens(BUYERS)) return account.close();
  account.buy();
  for (const probability of MORE_PURCHASES) if (chance.happens(probability)) account.buy();
  return account.close();
};

/** Of what was given: what was taken back, and what could not be. */
interface Taken {
  clawed_back: number;
  shortfall: number;
}

const openAccount = (chance: Chance, { userId, resumes, until, prices, adminId }: Owner) => {
  const rows: Money['rows'] = {
    payments: [],
    payment_refunds: [],
    credit_ledger: [],
    webhook_events: [],
    audit_log: [],
  };
  const paidResumes = new Set<number>();
  const boughtResumes = new Set<number>();
  let balance = 0;
  let isOwing = false;
  let now = until;

  const later = (): Date => {
    now = momentAfter(chance, now, until);
    return now;
  };

  const enter = (kind: string, delta: number, beside: { payment?: string; resume?: number; key?: string }): void => {
    balance += delta;
    rows.credit_ledger.push({
      user_id: userId,
      delta,
      kind,
      payment_id: beside.payment ?? null,
      resume_id: beside.resume ?? null,
      op_key: beside.key ?? null,
      actor_id: kind === 'admin' ? adminId : null,
      balance_after: balance,
      created_at: now,
    });
  };

  const spendSome = (): void => {
    const most = chance.below(balance + 1);
    for (let spent = 0; spent < most; spent += 1) {
      later();
      const there = resumes.filter(({ createdAt }) => createdAt <= now);
      enter('spend', -1, { resume: chance.pick(there).id, key: chance.uuid() });
    }
  };

  const whatToBuy = (): Bought => {
    const unpaid = resumes.find(({ id, createdAt }) => createdAt <= now && !boughtResumes.has(id));
    if (unpaid && chance.happens(FOR_A_RESUME)) return { kind: 'resume', quantity: 1, resumeId: unpaid.id };
    return { kind: 'credits', quantity: chance.happens(IN_PACKS) ? 10 : 1, resumeId: null };
  };

  /** What goes back of a payment, on a day of its own; returns how much that is of the `given`. */
  const refund = ({ id, amount, goneBack, refundedByDay }: Made, given: number): number => {
    later();
    if (refundedByDay > 0) {
      const dated = { live: false, currency: prices.currency, amount: refundedByDay, created_at: now };
      rows.payment_refunds.push({ payment_id: id, ...dated });
    }
    return Math.floor((given * goneBack) / amount);
  };

  /** Gives credits, and takes back those whose money went back; what was spent by then stays owed. */
  const settleCredits = (made: Made, quantity: number): Taken => {
    enter('purchase', quantity, { payment: made.id });
    spendSome();
    const due = refund(made, quantity);
    const clawed_back = Math.min(due, balance);
    if (clawed_back > 0) enter('refund', -clawed_back, { payment: made.id });
    return { clawed_back, shortfall: due - clawed_back };
  };

  const settleResume = (made: Made, resumeId: number): Taken => {
    const clawed_back = refund(made, 1);
    if (clawed_back === 0) paidResumes.add(resumeId);
    return { clawed_back, shortfall: 0 };
  };

  const settle = (made: Made, { quantity, resumeId }: Bought): Taken => {
    if (!made.hasMoney) return { clawed_back: 0, shortfall: 0 };
    return resumeId === null ? settleCredits(made, quantity) : settleResume(made, resumeId);
  };

  return {
    goOnAfter(moment: Date) {
      now = moment;
      later();
    },
    takeGift() {
      later();
      enter('admin', 1, {});
      rows.audit_log.push({ actor_id: adminId, action: 'Gave 1 credit', user_id: userId, created_at: now });
    },
    buy() {
      // What is bought next would go to what is owed, and who owes something seldom comes back.
      if (isOwing) return;
      const at = later();
      const bought = whatToBuy();
      if (bought.resumeId !== null) boughtResumes.add(bought.resumeId);
      const made = makePayment(chance, { userId, at, bought, prices });
      const taken = settle(made, bought);
      isOwing = taken.shortfall > 0;
      rows.payments.push({ ...made.row, ...taken, updated_at: now });
      if (made.hasMoney) rows.webhook_events.push(eventOf(chance, made.row.provider, at));
    },
    close: (): Money => ({ rows, balance, paidResumes }),
  };
};

const eventOf = (chance: Chance, provider: unknown, at: Date) => ({
  provider,
  event_id: provider === 'stripe' ? `evt_seed${chance.hex(20)}` : `WH-SEED-${chance.hex(24)}`,
  type: provider === 'stripe' ? 'checkout.session.completed' : 'PAYMENT.CAPTURE.COMPLETED',
  received_at: at,
  processed_at: at,
});
