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
import type { Screen } from '../screen.ts';

const buy = (page: Page) => page.getByRole('button', { name: 'Buy Now' }).click();
const payByCard = (page: Page) => page.getByRole('button', { name: 'Pay with Card' }).click();

const buyScreens: readonly Screen[] = [
  { route: '/buy-credits', state: 'packs', as: 'owner', path: '/buy-credits', shows: 'Buy Now' },
  {
    route: '/buy-credits',
    state: 'opening',
    as: 'owner',
    path: '/buy-credits',
    faults: [never(buyCreditsByCard)],
    act: buy,
    shows: 'Opening payment…',
    waits: true,
  },
  {
    route: '/buy-credits',
    state: 'failed',
    as: 'owner',
    path: '/buy-credits',
    faults: [broken(buyCreditsByCard)],
    act: buy,
    shows: messages.payments.buyFailed,
  },
  {
    route: '/buy-credits',
    state: 'only PayPal',
    as: 'owner',
    path: '/buy-credits',
    faults: [{ call: getPaymentMethods, answer: { card: false, test: false } }],
    shows: PROVIDERS.stripe.messages.unavailable,
  },
  {
    route: '/buy-credits',
    state: 'credits owed',
    as: 'owner',
    path: '/buy-credits',
    faults: [{ call: getCreditsOwed, answer: { credits_owed: 2 } }],
    shows: messages.payments.owed(2),
  },
  { route: '/buy-credits', state: 'résumé', as: 'owner', path: '/buy-credits?resume_id={resume}', shows: 'Pay with' },
  {
    route: '/buy-credits',
    state: 'résumé, paid',
    as: 'collector',
    path: '/buy-credits?resume_id={paid}',
    shows: messages.payments.alreadyPaid,
  },
  { route: '/payment-page', state: 'full', as: 'owner', path: '/payment-page?resume_id={resume}', shows: 'Pay with' },
  {
    route: '/payment-page',
    state: 'failed',
    as: 'owner',
    path: '/payment-page?resume_id={resume}',
    faults: [broken(payResumeByCard)],
    act: payByCard,
    shows: PROVIDERS.stripe.messages.failed,
  },
  { route: '/payment-plan', state: 'full', as: 'owner', path: '/payment-plan', shows: 'What is free' },
];

const afterScreens: readonly Screen[] = [
  {
    route: '/success',
    state: 'checking',
    as: 'collector',
    path: '{ten}',
    faults: [never(getPayment)],
    shows: 'Checking your payment',
    waits: true,
  },
  { route: '/success', state: 'processing', as: 'collector', path: '{processing}', shows: 'Payment processing' },
  {
    route: '/success',
    state: 'no answer',
    as: 'collector',
    path: '{processing}',
    faults: [offline(getPayment)],
    shows: messages.payments.stateFailed,
  },
  {
    route: '/success',
    state: 'credits',
    as: 'collector',
    path: '{ten}',
    clock: 'stopped',
    shows: 'Purchase Successful',
  },
  {
    route: '/success',
    state: 'résumé',
    as: 'collector',
    path: '{boughtResume}',
    clock: 'stopped',
    shows: 'Payment Successful',
  },
  {
    route: '/success',
    state: 'credits, some owed',
    as: 'collector',
    path: '{ten}',
    faults: [{ call: getPayment, answer: { settled: 2 } }],
    shows: messages.payments.hasSettled({ settled: 2, credits: 10 }),
  },
  {
    route: '/success',
    state: 'résumé, became a credit',
    as: 'collector',
    path: '{boughtResume}',
    faults: [{ call: getPayment, answer: { credits_instead: 1 } }],
    shows: messages.payments.becameCredit(1),
  },
  {
    route: '/success',
    state: 'disputed',
    as: 'collector',
    path: '{ten}',
    faults: [{ call: getPayment, answer: { state: 'disputed' } }],
    shows: messages.payments.disputed,
  },
  {
    route: '/success',
    state: 'charged back',
    as: 'collector',
    path: '{ten}',
    faults: [{ call: getPayment, answer: { state: 'charged_back' } }],
    shows: messages.payments.chargedBack,
  },
  { route: '/success', state: 'refunded', as: 'collector', path: '{refunded}', shows: messages.payments.refunded },
  { route: '/success', state: 'held', as: 'collector', path: '{review}', shows: messages.payments.inReview },
  {
    route: '/success',
    state: 'not paid',
    as: 'collector',
    path: '{ten}',
    faults: [{ call: getPayment, answer: { state: 'failed' } }],
    shows: messages.payments.notPaid,
  },
  {
    route: '/success',
    state: 'not confirmed',
    as: 'collector',
    path: '{ten}',
    faults: [{ call: getPayment, answer: { state: 'open', is_known: false } }],
    shows: 'Payment not confirmed yet',
  },
  {
    route: '/success',
    state: 'unknown',
    as: 'collector',
    path: '/success?type=credits&quantity=1&payment=nobody-knows',
    shows: 'Payment not found',
    provokes: [/^answer 404: GET \/api\/user\/payments\//],
  },
  {
    route: '/cancel',
    state: 'credits',
    as: 'owner',
    path: '/cancel?type=credits&quantity=10',
    clock: 'stopped',
    shows: 'Payment Cancelled',
  },
  {
    route: '/cancel',
    state: 'résumé',
    as: 'owner',
    path: '/cancel?type=resume&resume_id={resume}',
    clock: 'stopped',
    shows: 'Payment Cancelled',
  },
  {
    route: '/cancel',
    state: 'not charged',
    as: 'collector',
    path: '{cancelled}',
    clock: 'stopped',
    shows: 'Nothing was charged.',
  },
  {
    route: '/cancel',
    state: 'not confirmed',
    as: 'collector',
    path: '{cancelled}',
    faults: [{ call: getPayment, answer: { is_known: false } }],
    clock: 'stopped',
    shows: messages.payments.cancelUnconfirmed,
  },
  {
    route: '/cancel',
    state: 'paid after all',
    as: 'collector',
    path: '{cancelled}',
    faults: [{ call: getPayment, answer: { state: 'paid' } }],
    clock: 'stopped',
    shows: 'Purchase Successful',
  },
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

const billingScreens: readonly Screen[] = [
  {
    route: '/billing-history',
    state: 'every state',
    as: 'owner',
    path: '/billing-history',
    faults: [{ call: listBilling, answer: everyState }],
    shows: say.pendingCredits,
  },
  { route: '/billing-history', state: 'empty', as: 'newcomer', path: '/billing-history', shows: 'Nothing paid yet' },
  { route: '/billing-history', state: 'full', as: 'collector', path: '/billing-history', shows: 'Show all' },
  {
    route: '/billing-history',
    state: 'loading',
    as: 'owner',
    path: '/billing-history',
    faults: [never(listBilling), never(listCredits)],
    shows: 'Loading billing history',
    waits: true,
  },
  {
    route: '/billing-history',
    state: 'failed',
    as: 'owner',
    path: '/billing-history',
    faults: [broken(listBilling), broken(listCredits)],
    shows: messages.payments.billingFailed,
  },
];

export const paymentScreens: readonly Screen[] = [...buyScreens, ...afterScreens, ...billingScreens];
