import { expect, test } from 'vitest';
import { pauseBeforeAsking } from './ask-again.ts';

test('the pauses grow from one second to five, and to ten once it takes long', () => {
  const asked: number[] = [];
  for (let waitedMs = 0; waitedMs <= 60_000; waitedMs += pauseBeforeAsking({ asked: asked.length, waitedMs })) {
    asked.push(waitedMs / 1000);
  }
  expect(asked).toEqual([0, 1, 3, 6, 11, 16, 21, 26, 31, 41, 51]);
});
