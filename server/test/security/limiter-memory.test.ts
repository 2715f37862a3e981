import { describe, expect, test } from 'vitest';
import { MemoryCounter } from '#limits/memory-counter';

const counter = (most: number) => new MemoryCounter({ points: 5, windowS: 3600, most });

describe('a counter in memory', () => {
  test('remembers no more askers than it has room for', async () => {
    const counts = counter(100);
    for (let n = 0; n < 10_000; n += 1) await counts.consume(`asker ${n}`);
    expect(counts.size).toBe(100);
  });

  test('never forgets who has to wait for those who flood it', async () => {
    const counts = counter(100);
    await counts.block('blocked', 60);
    for (let n = 0; n < 5; n += 1) await counts.consume('used up');
    for (let n = 0; n < 10_000; n += 1) await counts.consume(`flood ${n}`);
    await expect(counts.consume('blocked')).rejects.toMatchObject({ remainingPoints: 0 });
    await expect(counts.consume('used up')).rejects.toMatchObject({ consumedPoints: 6 });
  });

  test('does not remember who got all points back, and owes nobody points', async () => {
    const counts = counter(100);
    await counts.consume('refused elsewhere', 2);
    await counts.reward('refused elsewhere', 2);
    await counts.reward('never seen', 3);
    expect(counts.size).toBe(0);
    await counts.consume('never seen', 5);
    await expect(counts.consume('never seen')).rejects.toMatchObject({ consumedPoints: 6 });
  });

  test('does not count past its window', async () => {
    const counts = new MemoryCounter({ points: 1, windowS: 0.001, most: 10 });
    await counts.consume('somebody');
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await counts.consume('somebody')).toMatchObject({ consumedPoints: 1 });
  });
});
