import type { CreditRecord } from '@pawsume/contract/payments';
import { expect, test } from 'vitest';
import { creditEvent, signed } from './credit-list.tsx';

const record = (kind: CreditRecord['kind'], change: number, resume_id: number | null = null): CreditRecord => ({
  timestamp: '2026-11-20T12:00:00.000Z',
  change,
  balance: 3,
  kind,
  resume_id,
});

test.each([
  [record('purchase', 10), 'Bought'],
  [record('spend', -1, 12), 'Download of résumé 12'],
  [record('spend', -1), 'Download'],
  [record('refund', -10), 'Taken back after a refund'],
  [record('refund', 10), 'Given back'],
  [record('admin', 1), 'Changed by our team'],
])('%j is told as %s', (given, message) => {
  expect(creditEvent(given)).toBe(message);
});

test('a change carries its sign', () => {
  expect([10, -1].map(signed)).toEqual(['+10', '−1']);
});
