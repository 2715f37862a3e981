import { expect, test } from 'vitest';
import { pauseBeforeAsking } from './ask-again.ts';

test('the pauses grow from one second to five, and to ten once it takes long', () => {
  const asked: number[] = [];
  for (let waitedMs = 0; waitedMs <= 60_000; waitedMs += pauseBeforeAsking({ asked: asked.length, waitedMs })) {
    asked.push(waitedMs / 1000);
  }
  expect(asked).toEqual([0, 1, 3, 6, 11, 16, 21, 26, 31, 41, 51]);
});

test('what takes minutes is asked about twice a minute, and then once', () => {
  const pauses = [60, 119, 120, 599, 600, 86_400].map((s) => pauseBeforeAsking({ asked: 20, waitedMs: s * 1000 }));
  expect(pauses.map((ms) => ms / 1000)).toEqual([10, 10, 30, 30, 60, 60]);
});
