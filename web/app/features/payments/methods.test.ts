import { messages } from '@pawsume/contract/messages';
import { PROVIDERS } from '@pawsume/contract/providers';
import { expect, test } from 'vitest';
import { unavailableSentence } from './methods.ts';

const { noMethodAvailable } = messages.payments;
const { stripe, paypal } = PROVIDERS;

test.each([
  [true, true, null],
  [false, true, stripe.sentences.unavailable],
  [true, false, paypal.sentences.unavailable],
  [false, false, noMethodAvailable],
])('with card %s and PayPal %s one sentence or none says what is missing', (card, paypal, sentence) => {
  expect(unavailableSentence({ card, paypal, test: false })).toBe(sentence);
});
