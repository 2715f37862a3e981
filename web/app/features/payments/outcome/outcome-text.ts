import { messages } from '@pawsume/contract/messages';
import { creditsInWords } from '../credits-in-words.ts';
import type { Outcome } from './outcome.ts';
import type { Purchase } from './purchase.ts';

/** What a screen after a payment says. */
export interface OutcomeText {
  title: string;
  message: string;
}

const TEXTS: Record<Exclude<Outcome, 'paid'>, OutcomeText> = {
  checking: { title: 'Checking your payment', message: 'One moment, please.' },
  unconfirmed: { title: 'Payment not confirmed yet', message: messages.payments.unconfirmed },
  processing: { title: 'Payment processing', message: messages.payments.processing },
  'processing-long': { title: 'Payment processing', message: messages.payments.processingLong },
  unpaid: { title: 'Payment not completed', message: messages.payments.notPaid },
  refunded: { title: 'Payment refunded', message: messages.payments.refunded },
  disputed: { title: 'Payment disputed', message: messages.payments.disputed },
  charged_back: { title: 'Payment charged back', message: messages.payments.chargedBack },
  review: { title: 'Payment under review', message: messages.payments.inReview },
  unknown: { title: 'Payment not found', message: messages.common.notFound },
};

const describePaid = (purchase: Purchase): OutcomeText =>
  purchase.kind === 'credits'
    ? { title: 'Purchase Successful', message: `You have bought ${creditsInWords(purchase.quantity)}. Thank you!` }
    : { title: 'Payment Successful', message: 'Your pet résumé has been processed. Thank you!' };

const isWaiting = (outcome: Outcome): boolean =>
  outcome === 'checking' || outcome === 'processing' || outcome === 'processing-long';

/** @param unreachable whether the last question got no answer, which matters only to those who wait for one */
export const describeOutcome = (outcome: Outcome, purchase: Purchase, unreachable: boolean): OutcomeText => {
  if (outcome === 'paid') return describePaid(purchase);
  const text = TEXTS[outcome];
  return unreachable && isWaiting(outcome) ? { ...text, message: messages.payments.stateFailed } : text;
};

/** What is known of a payment whose buyer cancelled: that nothing was charged, that nobody could say so, or neither. */
export type Certainty = 'not charged' | 'unconfirmed' | 'unsaid';

const CERTAINTY: Record<Certainty, string> = {
  'not charged': ' Nothing was charged.',
  unconfirmed: ` ${messages.payments.cancelUnconfirmed}`,
  unsaid: '',
};

export const describeCancellation = (purchase: Purchase, certainty: Certainty): OutcomeText => ({
  title: 'Payment Cancelled',
  message: cancelled(purchase) + CERTAINTY[certainty],
});

const cancelled = (purchase: Purchase): string =>
  purchase.kind === 'credits'
    ? `Your credit purchase was cancelled. The purchase of ${creditsInWords(purchase.quantity)} was not completed.`
    : 'Your résumé remains unpaid and not downloadable.';
