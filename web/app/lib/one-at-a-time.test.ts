import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

const staying = new AbortController().signal;

test('a work begins when the one before is over, however that ended', async () => {
  const inTurn = oneAtATime();
  const first = Promise.withResolvers<string>();
  const begun: string[] = [];
  const works = [
    inTurn(staying, () => first.promise),
    inTurn(staying, async () => begun.push('second')),
    inTurn(staying, async () => begun.push('third')),
  ];
  await Promise.resolve();
  expect(begun).toEqual([]);
  first.reject(new Error('did not work'));
  await Promise.allSettled(works);
  expect(begun).toEqual(['second', 'third']);
});

test('what nobody waits for any more is not begun', async () => {
  const inTurn = oneAtATime();
  const leaving = new AbortController();
  const before = Promise.withResolvers<void>();
  void inTurn(staying, () => before.promise);
  const left = inTurn(leaving.signal, () => Promise.reject(new Error('was begun')));
  leaving.abort(new Error('left'));
  before.resolve();
  await expect(left).rejects.toThrow('left');
});
