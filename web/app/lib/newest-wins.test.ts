import { expect, test } from 'vitest';
import { newestWins } from './newest-wins.ts';

/** Work whose end is decided here. */
const gatedWork = () => {
  const begun: string[] = [];
  let finish = () => {};
  const work = (item: string) => {
    begun.push(item);
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  };
  const finishOne = async () => {
    finish();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { begun, work, finishOne };
};

test('one thing is done at a time, and what came in between is left out', async () => {
  const { begun, work, finishOne } = gatedWork();
  const take = newestWins(work);
  for (const item of ['a', 'b', 'c', 'd']) take(item);
  expect(begun).toEqual(['a']);
  await finishOne();
  expect(begun).toEqual(['a', 'd']);
  take('e');
  await finishOne();
  expect(begun).toEqual(['a', 'd', 'e']);
  await finishOne();
  expect(begun).toEqual(['a', 'd', 'e']);
  take('f');
  expect(begun).toEqual(['a', 'd', 'e', 'f']);
});
