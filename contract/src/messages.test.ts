import { expect, test } from 'vitest';
import { messages } from './messages.ts';

test('the question before a second download has one full stop after “a.m.”', () => {
  expect(messages.download.againExplained('at 10:26 a.m.')).toBe(
    'You downloaded this page at 10:26 a.m. Again for 1 credit?',
  );
});
