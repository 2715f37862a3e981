import { messages } from '@pawsume/contract/messages';
import {
  type BillingState,
  buyCreditsByCard,
  getCreditsOwed,
  getPayment,
  getPaymentMethods,
  listBilling,
  listCredits,
  payResumeByCard,
} from '@pawsume/contract/payments';
import { PROVIDERS } from '@pawsume/contract/providers';
import type { Page } from '@playwright/test';
import { broken, never, offline } from '../faults.ts';
import { type Screen, statesOf } from '../screen.ts';

const buy = (page: Page) => page.getByRole('button', { name: 'Buy Now' }).click();
const payByCard = (page: Page) => page.getByRole('button', { name: 'Pay with Card' }).click();

const buyScreens: readonly Screen[] = [
  ...statesOf({ route: '/buy-credits', as: 'owner' })({
    packs: { shows: 'Buy Now' },
    opening: { faults: [never(buyCreditsByCard)], act: buy, shows: 'Opening payment…', waits: true },
    failed: { faults: [broken(buyCreditsByCard)], act: buy, shows: messages.payments.buyFailed },
    'only PayPal': {
      faults: [{ call: getPaymentMethods, answer: { card: false, test: false } }],
      shows: PROVIDERS.stripe.messages.unavailable,
    },
    'credits owed': {
      faults: [{ call: getCreditsOwed, answer: { credits_owed: 2 } }],
      shows: messages.payments.owed(2),
    },
    résumé: { path: '/buy-credits?resume_id={resume}', shows: 'Pay with' },
    'résumé, paid': { as: 'collector', path: '/buy-credits?resume_id={paid}', shows: messages.payments.alreadyPaid },
  }),
  ...statesOf({ route: '/payment-page', as: 'owner', path: '/payment-page?resume_id={resume}' })({
    full: { shows: 'Pay with' },
    failed: { faults: [broken(payResumeByCard)], act: payByCard, shows: PROVIDERS.stripe.messages.failed },
  }),
  ...statesOf({ route: '/payment-plan', as: 'owner' })({
    full: { shows: 'What is free' },
  }),
];

const afterScreens: readonly Screen[] = [
  ...statesOf({ route: '/success', as: 'collector', path: '{ten}' })({
    checking: { faults: [never(getPayment)], shows: 'Checking your payment', waits: true },
    processing: { path: '{processing}', shows: 'Payment processing' },
    'no answer': { path: '{processing}', faults: [offline(getPayment)], shows: messages.payments.stateFailed },
    credits: { clock: 'stopped', shows: 'Purchase Successful' },
    résumé: { path: '{boughtResume}', clock: 'stopped', shows: 'Payment Successful' },
    'credits, some owed': {
      faults: [{ call: getPayment, answer: { settled: 2 } }],
      shows: messages.payments.hasSettled({ settled: 2, credits: 10 }),
    },
    'résumé, became a credit': {
      path: '{boughtResume}',
      faults: [{ call: getPayment, answer: { credits_instead: 1 } }],
      shows: messages.payments.becameCredit(1),
    },
    disputed: { faults: [{ call: getPayment, answer: { state: 'disputed' } }], shows: messages.payments.disputed },
    'charged back': {
      faults: [{ call: getPayment, answer: { state: 'charged_back' } }],
      shows: messages.payments.chargedBack,
    },
    refunded: { path: '{refunded}', shows: messages.payments.refunded },
    held: { path: '{review}', shows: messages.payments.inReview },
    'not paid': { faults: [{ call: getPayment, answer: { state: 'failed' } }], shows: messages.payments.notPaid },
    'not confirmed': {
      faults: [{ call: getPayment, answer: { state: 'open', is_known: false } }],
      shows: 'Payment not confirmed yet',
    },
    unknown: {
      path: '/success?type=credits&quantity=1&payment=nobody-knows',
      shows: 'Payment not found',
      provokes: [/^answer 404: GET \/api\/user\/payments\//],
    },
  }),
  ...statesOf({ route: '/cancel', as: 'collector', path: '{cancelled}' })({
    credits: { as: 'owner', path: '/cancel?type=credits&quantity=10', clock: 'stopped', shows: 'Payment Cancelled' },
    résumé: {
      as: 'owner',
      path: '/cancel?type=resume&resume_id={resume}',
      clock: 'stopped',
      shows: 'Payment Cancelled',
    },
    'not charged': { clock: 'stopped', shows: 'Nothing was charged.' },
    'not confirmed': {
      faults: [{ call: getPayment, answer: { is_known: false } }],
      clock: 'stopped',
      shows: messages.payments.cancelUnconfirmed,
    },
    'paid after all': {
      faults: [{ call: getPayment, answer: { state: 'paid' } }],
      clock: 'stopped',
      shows: 'Purchase Successful',
    },
  }),
];

const billed = (state: BillingState, note: string, more: object = {}) => ({
  ...{ timestamp: '2026-11-20T15:00:00.000Z', amount: 10, currency: 'CAD', resume_id: null, action: 'stripe_credits' },
  ...{ payment_id: state, credits: 10, refunded: 0, state, note, ...more },
});
const say = messages.payments;

/** Each way in which a payment may stand that is not simply paid. */
const everyState = [
  billed('processing', say.pendingCredits, { action: 'paypal_credits', credits: 0 }),
  billed('review', say.held, { credits: 0 }),
  billed('disputed', `${say.disputed} ${say.disputedCredits}`),
  billed('charged_back', `${say.chargedBack} ${say.chargedBackCredits}`, { refunded: 10 }),
  billed('refunded', say.stillOwed(2), { refunded: 10 }),
  billed('paid', say.becameCredit(1), { resume_id: 123_456, credits: 1 }),
];

const billingScreens = statesOf({ route: '/billing-history', as: 'owner' })({
  'every state': { faults: [{ call: listBilling, answer: everyState }], shows: say.pendingCredits },
  empty: { as: 'newcomer', shows: 'Nothing paid yet' },
  full: { as: 'collector', shows: 'Show all' },
  loading: { faults: [never(listBilling), never(listCredits)], shows: 'Loading billing history', waits: true },
  failed: { faults: [broken(listBilling), broken(listCredits)], shows: messages.payments.billingFailed },
});

export const paymentScreens: readonly Screen[] = [...buyScreens, ...afterScreens, ...billingScreens];
