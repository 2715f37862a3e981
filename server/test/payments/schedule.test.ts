import { expect, test } from 'vitest';
import type { PaymentRow, PaymentStatus } from '#db/types';
import { isMoney } from '#features/payments/settle/fold';
import { firstCheck, nextCheck } from '#features/payments/settle/schedule';
import { fc } from '../harness/fast-check.ts';
import { CREATED } from './payment-row.ts';

const DAY_MS = 86_400_000;
const STATUSES: PaymentStatus[] = [
  'created',
  'create_failed',
  'abandoned',
  'open',
  'processing',
  'expired',
  'failed',
  'review',
  'paid',
  'partially_refunded',
  'refunded',
  'disputed',
  'charged_back',
];

type Checked = Pick<PaymentRow, 'status' | 'outcome' | 'paid_at'>;

const standing = (status: PaymentStatus, outcome: PaymentRow['outcome'] = null): Checked => ({
  status,
  outcome: outcome ?? (isMoney(status) ? 'credits' : null),
  paid_at: isMoney(status) ? CREATED : null,
});

/** When it is asked about in its first days, if it stays as it is and each check comes that much too late. */
const checksIn = (days: number, payment: Checked, lateMs = 0): Date[] => {
  const end = CREATED.getTime() + days * DAY_MS;
  const times: Date[] = [];
  for (let next: Date | null = firstCheck(CREATED); next && next.getTime() <= end; ) {
    const now = new Date(next.getTime() + lateMs);
    times.push(now);
    next = nextCheck(payment, { checks: times.length, now });
  }
  return times;
};

const hoursAfter = (times: Date[]) => times.map((time) => Math.floor((time.getTime() - CREATED.getTime()) / 3_600_000));

test('the next check is never now or in the past', () => {
  const anyChecked = fc.record({
    status: fc.constantFrom(...STATUSES),
    outcome: fc.constantFrom(null, 'credits' as const, 'resume' as const, 'refund_due' as const),
    paid_at: fc.option(fc.date({ min: CREATED, noInvalidDate: true, max: new Date('2030-01-01') })),
  });
  const now = fc.date({ min: CREATED, noInvalidDate: true, max: new Date('2030-01-01') });
  fc.assert(
    fc.property(anyChecked, fc.nat(10_000), now, (payment, checks, moment) => {
      const next = nextCheck(payment, { checks, now: moment });
      if (next) expect(next.getTime()).toBeGreaterThan(moment.getTime());
    }),
  );
});

test.each(['created', 'open', 'processing'] as const)(
  'a payment that stays %s is asked about ever more rarely, down to every six hours',
  (status) => {
    const times = checksIn(90, standing(status));
    const gaps = times.slice(1).map((time, n) => time.getTime() - (times[n]?.getTime() ?? 0));
    expect(gaps.every((gap, n) => n === 0 || gap >= (gaps[n - 1] ?? 0))).toBe(true);
    expect(gaps.at(-1)).toBe(6 * 3_600_000);
    expect(times.length).toBeLessThan(400);
    expect(hoursAfter(times).filter((hours) => hours < 1).length).toBeGreaterThan(5);
  },
);

test.each(['paid', 'partially_refunded', 'refunded', 'disputed', 'charged_back'] as const)(
  'a payment that is %s is looked at after 1, 7, 30 and 90 days, and then no more',
  (status) => {
    expect(hoursAfter(checksIn(365, standing(status)))).toEqual([0, 24, 7 * 24, 30 * 24, 90 * 24]);
  },
);

test('checks that come late leave out what is past, and end all the same', () => {
  expect(hoursAfter(checksIn(365, standing('paid'), 10 * DAY_MS))).toEqual([10 * 24, 40 * 24, 100 * 24]);
});

test('money for an account that is gone is asked about until it went back', () => {
  expect(checksIn(90, standing('paid', 'refund_due')).length).toBeGreaterThan(300);
  expect(checksIn(365, standing('refunded', 'refund_due')).length).toBe(5);
});

test('a payment that is held is looked at once a day', () => {
  expect(checksIn(10, standing('review')).length).toBe(10);
});

test.each(['create_failed', 'abandoned', 'expired'] as const)(
  'a payment that is %s, and whose checkout could not be closed, is tried again ever more rarely',
  (status) => {
    const next = (checks: number) => nextCheck(standing(status), { checks, failed: true, now: CREATED });
    expect([0, 1, 2, 30].map((checks) => (next(checks)?.getTime() ?? 0) - CREATED.getTime())).toEqual([
      30_000, 60_000, 120_000, 21_600_000,
    ]);
    expect(nextCheck(standing(status), { checks: 1, now: CREATED })).toBeNull();
  },
);

test.each(['create_failed', 'abandoned', 'expired', 'failed'] as const)('a payment that is %s is over', (status) => {
  expect(checksIn(365, standing(status)).length).toBe(1);
});
