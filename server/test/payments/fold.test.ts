import { keysOf } from '@pawsume/contract/keys-of';
import { describe, expect, test } from 'vitest';
import type { PaymentRow, PaymentStatus } from '#db/types';
import { fold, isMoney } from '#features/payments/settle/fold';
import type { CheckoutSnapshot, CheckoutState } from '#gateways/gateway';
import { fc } from '../harness/fast-check.ts';
import { CREATED, GIVEN_UP, paymentRow, snapshot } from './payment-row.ts';

const STATES = ['open', 'approved', 'processing', 'paid', 'expired', 'failed'] as const satisfies CheckoutState[];

/** What each status becomes by each state, in the order of STATES, of a checkout that fits and is not over. */
const BECOMES: Record<PaymentStatus, PaymentStatus[]> = {
  created: ['open', 'open', 'processing', 'paid', 'expired', 'failed'],
  create_failed: ['create_failed', 'create_failed', 'processing', 'paid', 'expired', 'failed'],
  abandoned: ['abandoned', 'abandoned', 'processing', 'paid', 'expired', 'failed'],
  open: ['open', 'open', 'processing', 'paid', 'expired', 'failed'],
  processing: ['processing', 'processing', 'processing', 'paid', 'expired', 'failed'],
  expired: ['expired', 'expired', 'processing', 'paid', 'expired', 'failed'],
  failed: ['failed', 'failed', 'processing', 'paid', 'expired', 'failed'],
  review: ['review', 'review', 'processing', 'paid', 'expired', 'failed'],
  // Money that came does not become none, whatever the provider says: only a person can tell.
  paid: ['paid', 'paid', 'paid', 'paid', 'paid', 'paid'],
  partially_refunded: [...stays('partially_refunded', 3), 'paid', ...stays('partially_refunded', 2)],
  refunded: [...stays('refunded', 3), 'paid', ...stays('refunded', 2)],
  disputed: [...stays('disputed', 3), 'paid', ...stays('disputed', 2)],
  charged_back: [...stays('charged_back', 3), 'paid', ...stays('charged_back', 2)],
};

function stays(status: PaymentStatus, times: number): PaymentStatus[] {
  return Array.from({ length: times }, () => status);
}

const STATUSES = keysOf(BECOMES);

const rowWith = (status: PaymentStatus): PaymentRow =>
  paymentRow({ status, ...(isMoney(status) && { outcome: 'credits', granted: 10, paid_at: CREATED }) });

/** The payment as it is stored after this was folded into it. */
const folded = (row: PaymentRow, said: CheckoutSnapshot, now = CREATED): PaymentRow => {
  const { status, mismatch } = fold(row, said, now);
  const isGranted = mismatch === null && isMoney(status);
  return { ...row, status, ...(isGranted && { outcome: 'credits', refunded: said.refunded }) };
};

const anyRow = fc.constantFrom(...STATUSES).map(rowWith);
const anyMoment = fc.date({ min: CREATED, max: new Date(GIVEN_UP.getTime() + 86_400_000), noInvalidDate: true });
const fitting = fc
  .record({
    state: fc.constantFrom(...STATES),
    refunded: fc.oneof(fc.constantFrom(0, 1000), fc.nat(1000)),
    dispute: fc.constantFrom('none' as const, 'open' as const, 'lost' as const),
  })
  .map(snapshot);
const strange = fc.constantFrom<Partial<CheckoutSnapshot>>(
  { ref: 'checkout-2' },
  { paymentId: null },
  { paymentId: 'payment-2' },
  { amount: 999 },
  { amount: 1001 },
  { currency: 'usd' },
  { live: true },
);
const notFitting = fc.tuple(fitting, strange).map(([said, change]) => ({ ...said, ...change }));
const anySnapshot = fc.oneof(fitting, notFitting);

describe('a payment', () => {
  test.each(STATUSES.flatMap((status) => STATES.map((state, n) => ({ status, state, becomes: BECOMES[status][n] }))))(
    'that is $status and of which the provider says $state is $becomes',
    ({ status, state, becomes }) => {
      expect(fold(rowWith(status), snapshot({ state }), CREATED).status).toBe(becomes);
    },
  );

  test.each([
    { refunded: 0, dispute: 'none', status: 'paid' },
    { refunded: 1, dispute: 'none', status: 'partially_refunded' },
    { refunded: 999, dispute: 'none', status: 'partially_refunded' },
    { refunded: 1000, dispute: 'none', status: 'refunded' },
    { refunded: 0, dispute: 'open', status: 'disputed' },
    { refunded: 1000, dispute: 'open', status: 'disputed' },
    { refunded: 0, dispute: 'lost', status: 'charged_back' },
    { refunded: 1000, dispute: 'lost', status: 'charged_back' },
  ] as const)('of which $refunded of 1000 went back, with a dispute that is $dispute, is $status', (expected) => {
    const { refunded, dispute, status } = expected;
    for (const before of STATUSES) {
      const said = snapshot({ state: 'paid', refunded, dispute });
      expect(fold(rowWith(before), said, CREATED)).toEqual({ status, mismatch: null });
    }
  });

  test('is given up an hour after its checkout should have ended, and not before', () => {
    for (const status of ['created', 'open'] as const) {
      expect(fold(rowWith(status), snapshot(), GIVEN_UP).status).toBe('open');
      expect(fold(rowWith(status), snapshot(), new Date(GIVEN_UP.getTime() + 1)).status).toBe('expired');
    }
  });

  test('that waits to be captured is never given up', () => {
    const late = new Date(GIVEN_UP.getTime() + 86_400_000);
    expect(fold(rowWith('open'), snapshot({ state: 'approved' }), late).status).toBe('open');
  });
});

test('test money is none for a real payment, nor real money for a test', () => {
  for (const live of [true, false]) {
    const said = snapshot({ state: 'paid', live: !live });
    expect(fold(paymentRow({ live }), said, CREATED)).toMatchObject({
      status: 'review',
      mismatch: expect.stringContaining(live ? 'test money' : 'real money'),
    });
  }
});

describe('folding', () => {
  test('twice is folding once', () => {
    fc.assert(
      fc.property(anyRow, anySnapshot, anyMoment, (row, said, now) => {
        const once = folded(row, said, now);
        expect(folded(once, said, now)).toEqual(once);
      }),
    );
  });

  test('forgets all that was said before once it says that fitting money came', () => {
    fc.assert(
      fc.property(anyRow, fc.array(anySnapshot, { maxLength: 6 }), fitting, (row, earlier, said) => {
        const last = { ...said, state: 'paid' as const };
        const heardAll = earlier.reduce((current, each) => folded(current, each), row);
        expect(fold(heardAll, last, CREATED)).toEqual(fold(row, last, CREATED));
      }),
    );
  });

  test('never makes money that came into none', () => {
    fc.assert(
      fc.property(anyRow, fc.array(anySnapshot, { maxLength: 6 }), (row, said) => {
        let current = folded(row, snapshot({ state: 'paid' }));
        for (const each of said) {
          current = folded(current, each);
          expect(isMoney(current.status)).toBe(true);
        }
      }),
    );
  });

  test('lets nothing be granted for what does not fit, and has a person look at money that came', () => {
    fc.assert(
      fc.property(anyRow, notFitting, anyMoment, (row, said, now) => {
        const { status, mismatch } = fold(row, said, now);
        if (said.state === 'paid' || said.state === 'approved') expect(mismatch).not.toBeNull();
        if (row.outcome !== null) expect(status).toBe(row.status);
        else if (said.state === 'paid') expect(status).toBe(said.refunded < said.amount ? 'review' : 'refunded');
        else expect(isMoney(status)).toBe(false);
      }),
    );
  });
});
