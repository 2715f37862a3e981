import { describe, expect, test } from 'vitest';
import { openDraftTurns } from '#features/resumes/draft-page/draft-turns';

/** Work that ends when it is told to. */
const work = (name: string, begun: string[]) => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const beginning = Promise.withResolvers<void>();
  const run = () => {
    begun.push(name);
    beginning.resolve();
    return promise;
  };
  return { run, begins: beginning.promise, end: () => resolve(name) };
};

const turns = (width = 2, maxWaiting = 10) => openDraftTurns({ width, maxWaiting });

describe('drawing what is typed', () => {
  test('goes on with the newest of what one typed meanwhile, and refuses the rest', async () => {
    const { take } = turns();
    const begun: string[] = [];
    const [first, second, third] = ['first', 'second', 'third'].map((name) => work(name, begun));
    if (!first || !second || !third) throw new Error('There are three.');
    const underWay = take('somebody', first.run);
    await first.begins;
    const outcomes = Promise.allSettled([underWay, take('somebody', second.run), take('somebody', third.run)]);
    first.end();
    third.end();
    expect(await outcomes).toMatchObject([{ value: 'first' }, { reason: { code: 'overtaken' } }, { value: 'third' }]);
    expect(begun).toEqual(['first', 'third']);
  });

  test('overtakes no other tab of the same address', async () => {
    const { take } = turns(1);
    const first = work('first tab', []);
    const underWay = take('address', first.run, 'a');
    await first.begins;
    const outcomes = Promise.allSettled([
      ...['a', 'b', 'b'].map((tab, n) => take('address', async () => `${tab}${n}`, tab)),
      take('address', async () => 'c', 'c'),
    ]);
    first.end();
    expect(await underWay).toBe('first tab');
    expect(await outcomes).toMatchObject([
      { value: 'a0' },
      { reason: { code: 'overtaken' } },
      { value: 'b2' },
      { value: 'c' },
    ]);
  });

  test('overtakes nobody else', async () => {
    const { take } = turns(1);
    const begun: string[] = [];
    const [mine, theirs] = [work('mine', begun), work('theirs', begun)];
    const done = Promise.all([take('me', mine.run), take('them', theirs.run)]);
    mine.end();
    theirs.end();
    expect(await done).toEqual(['mine', 'theirs']);
  });

  test('is refused for now where too many wait', async () => {
    const { take } = turns(1, 1);
    const first = work('first', []);
    const waiting = [take('a', first.run), take('b', async () => 'second')];
    await expect(take('c', async () => 'third')).rejects.toMatchObject({ code: 'unavailable' });
    first.end();
    expect(await Promise.all(waiting)).toEqual(['first', 'second']);
  });
});
