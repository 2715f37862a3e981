import { messages } from '@pawsume/contract/messages';
import { PROVIDERS } from '@pawsume/contract/providers';
import { expect, test } from 'vitest';
import { unavailableMessage } from './methods.ts';

const { noMethodAvailable } = messages.payments;
const { stripe, paypal } = PROVIDERS;

test.each([
  [true, true, null],
  [false, true, stripe.messages.unavailable],
  [true, false, paypal.messages.unavailable],
  [false, false, noMethodAvailable],
])('with card %s and PayPal %s one message or none says what is missing', (card, paypal, message) => {
  expect(unavailableMessage({ card, paypal, test: false })).toBe(message);
});
