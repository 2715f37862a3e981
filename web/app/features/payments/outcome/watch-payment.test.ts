import { messages } from '@pawsume/contract/messages';
import type { Payment, PaymentState } from '@pawsume/contract/payments';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, offline } from '~/api/api-error.ts';
import { samplePayment } from './sample-payment.ts';
import { type Watch, watchPayment } from './watch-payment.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

type Answer = PaymentState | Error;

/** Watches a payment that the given answers come for, the last of them for ever. */
const watch = (...answers: [Answer, ...Answer[]]) => {
  const asked: number[] = [];
  const seen: Watch[] = [];
  const start = Date.now();
  const ask = async (): Promise<Payment> => {
    asked.push((Date.now() - start) / 1000);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    if (answer === undefined) throw new RangeError('no answer left');
    return samplePayment(answer);
  };
  const watcher = watchPayment(ask, (news) => seen.push(news));
  return { asked, watcher, last: () => seen.at(-1), states: () => seen.map(({ payment }) => payment?.state) };
};

const refusal = (status: number) => new ApiError({ status, code: 'any' });
const noConnection = offline(new TypeError('fetch failed'));

test('a payment that is settled is asked for once', async () => {
  const { asked, states } = watch('paid');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([0]);
  expect(states()).toEqual(['paid']);
});

test('a payment in progress is asked for until it is settled', async () => {
  const { asked, states } = watch('open', 'processing', 'paid');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([0, 1, 3]);
  expect(states()).toEqual(['open', 'processing', 'paid']);
});

test('a payment whose provider could not be asked is asked for again, whatever was known of it last', async () => {
  const answers: Payment[] = [{ ...samplePayment('failed'), is_known: false }, samplePayment('paid')];
  const seen: Watch[] = [];
  watchPayment(
    async () => answers.shift() ?? samplePayment('paid'),
    (news) => seen.push(news),
  );
  await vi.advanceTimersByTimeAsync(1000);
  expect(seen.map(({ payment }) => payment?.state)).toEqual(['failed', 'paid']);
});

test('a lost connection is told, what was known stays, and the asking goes on', async () => {
  const { last, watcher } = watch('processing', noConnection, noConnection, 'paid');
  await vi.advanceTimersByTimeAsync(3000);
  expect(last()).toMatchObject({ payment: { state: 'processing' }, trouble: 'unreachable', waitedMs: 3000 });
  await vi.advanceTimersByTimeAsync(3000);
  expect(last()).toMatchObject({ payment: { state: 'paid' }, trouble: null });
  watcher.stop();
});

test.each([500, 503, 429])('a server that answers %i is asked again', async (status) => {
  const { last } = watch(refusal(status), 'paid');
  await vi.advanceTimersByTimeAsync(1000);
  expect(last()).toMatchObject({ payment: { state: 'paid' }, trouble: null });
});

test('a payment that does not exist is asked for once', async () => {
  const { asked, last } = watch(new ApiError({ status: 404, code: 'not_found', reason: messages.common.notFound }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([0]);
  expect(last()).toMatchObject({ payment: null, trouble: 'missing' });
});

test('a session that is over ends the asking without a word', async () => {
  const { asked, last } = watch(refusal(401));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([0]);
  expect(last()).toBeUndefined();
});

test('a question out of turn does not wait, and the next pause begins with it', async () => {
  const { asked, watcher } = watch('processing');
  await vi.advanceTimersByTimeAsync(32_000);
  const before = asked.length;
  watcher.askNow();
  watcher.askNow();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.slice(before)).toEqual([32, 42]);
  watcher.stop();
});

test('nothing is asked or told after the end', async () => {
  const { asked, states, watcher } = watch('processing');
  watcher.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  watcher.askNow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([0]);
  expect(states()).toEqual([]);
});
