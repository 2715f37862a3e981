import { messages } from '@pawsume/contract/messages';
import type { Outcome } from './outcome.ts';
import { creditsInWords, type Purchase } from './purchase.ts';

/** What a screen after a payment says. */
export interface Screen {
  title: string;
  sentence: string;
}

const SCREENS: Record<Exclude<Outcome, 'paid'>, Screen> = {
  checking: { title: 'Checking your payment', sentence: 'One moment, please.' },
  unconfirmed: { title: 'Payment not confirmed yet', sentence: messages.payments.unconfirmed },
  processing: { title: 'Payment processing', sentence: messages.payments.processing },
  'processing-long': { title: 'Payment processing', sentence: messages.payments.processingLong },
  unpaid: { title: 'Payment not completed', sentence: messages.payments.notPaid },
  refunded: { title: 'Payment refunded', sentence: messages.payments.refunded },
  disputed: { title: 'Payment disputed', sentence: messages.payments.disputed },
  charged_back: { title: 'Payment charged back', sentence: messages.payments.chargedBack },
  review: { title: 'Payment under review', sentence: messages.payments.inReview },
  unknown: { title: 'Payment not found', sentence: messages.common.notFound },
};

const paidScreen = (purchase: Purchase): Screen =>
  purchase.kind === 'credits'
    ? { title: 'Purchase Successful', sentence: `You have bought ${creditsInWords(purchase.quantity)}. Thank you!` }
    : { title: 'Payment Successful', sentence: 'Your pet résumé has been processed. Thank you!' };

const isWaiting = (outcome: Outcome): boolean =>
  outcome === 'checking' || outcome === 'processing' || outcome === 'processing-long';

/** @param unreachable whether the last question got no answer, which matters only to those who wait for one */
export const screenOf = (outcome: Outcome, purchase: Purchase, unreachable: boolean): Screen => {
  if (outcome === 'paid') return paidScreen(purchase);
  const screen = SCREENS[outcome];
  return unreachable && isWaiting(outcome) ? { ...screen, sentence: messages.payments.stateFailed } : screen;
};

/** What is known of a payment whose buyer cancelled: that nothing was charged, that nobody could say so, or neither. */
export type Certainty = 'not charged' | 'unconfirmed' | 'unsaid';

const CERTAINTY: Record<Certainty, string> = {
  'not charged': ' Nothing was charged.',
  unconfirmed: ` ${messages.payments.cancelUnconfirmed}`,
  unsaid: '',
};

export const cancelledScreen = (purchase: Purchase, certainty: Certainty): Screen => ({
  title: 'Payment Cancelled',
  sentence: cancelled(purchase) + CERTAINTY[certainty],
});

const cancelled = (purchase: Purchase): string =>
  purchase.kind === 'credits'
    ? `Your credit purchase was cancelled. The purchase of ${creditsInWords(purchase.quantity)} was not completed.`
    : 'Your résumé remains unpaid and not downloadable.';
