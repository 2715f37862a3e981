import { messages } from '@pawsume/contract/messages';
import { expect, test } from 'vitest';
import { unavailableSentence } from './methods.ts';

const { cardUnavailable, paypalUnavailable, noMethodAvailable } = messages.payments;

test.each([
  [true, true, null],
  [false, true, cardUnavailable],
  [true, false, paypalUnavailable],
  [false, false, noMethodAvailable],
])('with card %s and PayPal %s one sentence or none says what is missing', (card, paypal, sentence) => {
  expect(unavailableSentence({ card, paypal, test: false })).toBe(sentence);
});
