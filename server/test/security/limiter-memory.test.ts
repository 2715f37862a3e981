import { describe, expect, test } from 'vitest';
import { MemoryCounter } from '#limits/memory-counter';

const counter = () => new MemoryCounter({ windowS: 3600, most: 100 });

describe('a counter in memory', () => {
  test('remembers no more askers than it has room for', async () => {
    const counts = counter();
    for (let n = 0; n < 10_000; n += 1) await counts.add(`asker ${n}`, 1);
    expect(counts.size).toBe(100);
  });

  test('never forgets who has to wait for those who flood it', async () => {
    const counts = counter();
    await counts.set('blocked', 6, 60);
    await counts.add('used up', 5);
    for (let n = 0; n < 10_000; n += 1) await counts.add(`flood ${n}`, 1);
    expect(await counts.add('blocked', 1)).toMatchObject({ points: 7 });
    expect(await counts.add('used up', 1)).toMatchObject({ points: 6 });
  });

  test('does not remember who got all points back, and owes nobody points', async () => {
    const counts = counter();
    await counts.add('refused elsewhere', 2);
    await counts.add('refused elsewhere', -2);
    await counts.add('never seen', -3);
    expect(counts.size).toBe(0);
    expect(await counts.add('never seen', 5)).toMatchObject({ points: 5 });
  });

  test('does not count past its window', async () => {
    const counts = new MemoryCounter({ windowS: 0.001, most: 10 });
    await counts.add('somebody', 1);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await counts.add('somebody', 1)).toMatchObject({ points: 1 });
  });
});
