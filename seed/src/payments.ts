import { BRAND } from '@pawsume/contract/brand';
import type { PriceTable } from '@pawsume/contract/pricing';
import type { PaymentStatus } from '@pawsume/server/db/types';
import type { Chance } from './chance.ts';

/** What becomes of payments. None is under way: a provider knows nothing of them and need not be asked. */
const OUTCOMES = {
  paid: 820,
  expired: 80,
  failed: 15,
  create_failed: 10,
  abandoned: 5,
  partially_refunded: 20,
  refunded: 35,
  disputed: 4,
  charged_back: 9,
  review: 2,
} satisfies Partial<Record<PaymentStatus, number>>;
type Outcome = keyof typeof OUTCOMES;

const WITH_MONEY: readonly Outcome[] = ['paid', 'partially_refunded', 'refunded', 'disputed', 'charged_back'];
const HELD = 'The amount is not the one that was asked for.';

export interface Bought {
  kind: 'credits' | 'resume';
  quantity: 1 | 10;
  resumeId: number | null;
}

/** What came of a payment. */
export interface Made {
  row: Record<string, unknown>;
  id: string;
  hasMoney: boolean;
  /** Of its amount, what was refunded on a day, and what is not ours any more. */
  refundedByDay: number;
  goneBack: number;
  amount: number;
}

/** A payment of this user at this moment, as it stands once all is over. */
export const makePayment = (
  chance: Chance,
  { userId, at, bought, prices }: { userId: number; at: Date; bought: Bought; prices: PriceTable },
): Made => {
  const id = chance.uuid();
  const status = chance.weigh(OUTCOMES);
  const provider = chance.happens(0.65) ? 'stripe' : 'paypal';
  const amount = bought.kind === 'resume' ? prices.resume : bought.quantity === 10 ? prices.pack : prices.single;
  const hasMoney = WITH_MONEY.includes(status);
  const refunded = refundedOf(status, amount);
  const row = {
    id,
    user_id: userId,
    kind: bought.kind,
    quantity: bought.quantity,
    resume_id: bought.resumeId,
    amount,
    currency: prices.currency,
    provider,
    live: false,
    ...refsOf(chance, { provider, hasMoney, isOpened: status !== 'create_failed' && status !== 'abandoned' }),
    request: requestOf({ id, amount, at, bought, prices }),
    status,
    outcome: hasMoney ? bought.kind : null,
    granted: hasMoney && bought.kind === 'credits' ? bought.quantity : 0,
    refunded,
    reason: status === 'review' ? HELD : null,
    created_at: at,
    paid_at: hasMoney ? at : null,
    checks: 4,
    version: 3,
    capture_attempt: 1,
    open_failures: 0,
    settled: 0,
    gone_with_resume: false,
  };
  const goneBack = status === 'disputed' || status === 'charged_back' ? amount : refunded;
  return { row, id, hasMoney, amount, goneBack, refundedByDay: status === 'charged_back' ? amount : refunded };
};

const refundedOf = (status: Outcome, amount: number): number => {
  if (status === 'refunded') return amount;
  return status === 'partially_refunded' ? Math.floor(amount / 2) : 0;
};

/** What providers call their checkouts and captures. */
const refsOf = (
  chance: Chance,
  { provider, hasMoney, isOpened }: { provider: string; hasMoney: boolean; isOpened: boolean },
) => {
  const ref = provider === 'stripe' ? `cs_test_seed${chance.hex(48)}` : `SEED${chance.hex(13).toUpperCase()}`;
  const capture = provider === 'stripe' ? `pi_seed${chance.hex(20)}` : `SEEDC${chance.hex(12).toUpperCase()}`;
  return { provider_ref: isOpened ? ref : null, capture_ref: hasMoney ? capture : null };
};

const requestOf = ({
  id,
  amount,
  at,
  bought,
  prices,
}: {
  id: string;
  amount: number;
  at: Date;
  bought: Bought;
  prices: PriceTable;
}) => ({
  paymentId: id,
  idempotencyKey: `checkout-${id}`,
  amount,
  currency: prices.currency,
  description: bought.kind === 'resume' ? `${BRAND}: pet résumé` : `${BRAND}: ${bought.quantity} download credits`,
  returnUrl: 'http://127.0.0.1:3000/api/stripe/return?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: `http://127.0.0.1:3000/payment-cancel?payment_id=${id}`,
  expiresAt: Math.floor(at.getTime() / 1000) + 7200,
});
