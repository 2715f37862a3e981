import { messages } from '@pawsume/contract/messages';
import type { PaymentMethods } from '@pawsume/contract/payments';

export type Method = 'card' | 'paypal';

/** What is said when the server names no place to pay at. */
export const URL_MISSING: Record<Method, string> = {
  card: messages.payments.stripeUrlMissing,
  paypal: messages.payments.paypalUrlMissing,
};

/** What is said of the methods that are not set up; null where all are. */
export const unavailableSentence = ({ card, paypal }: PaymentMethods): string | null => {
  if (!card && !paypal) return messages.payments.noMethodAvailable;
  if (!card) return messages.payments.cardUnavailable;
  return paypal ? null : messages.payments.paypalUnavailable;
};
