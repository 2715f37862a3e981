import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferAfter } from './defer-after.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));

test('what comes fast is there at once', async () => {
  const waiting = deferAfter(200, after(50, 'pet'));
  await vi.advanceTimersByTimeAsync(50);
  expect((await waiting).loaded).toBe('pet');
});

test('what takes long is handed on as a promise, so that a skeleton can show', async () => {
  const waiting = deferAfter(200, after(3000, 'pet'));
  await vi.advanceTimersByTimeAsync(250);
  const { loaded } = await waiting;
  expect(loaded).toBeInstanceOf(Promise);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await loaded).toBe('pet');
});
