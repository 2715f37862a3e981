import { messages } from '@pawsume/contract/messages';
import {
  type BillingRecord,
  type BillingState,
  buyCreditsByCard,
  getCreditsOwed,
  getPayment,
  getPaymentMethods,
  listBilling,
  listCredits,
  type Payment,
  type PaymentMethods,
  payResumeByCard,
} from '@pawsume/contract/payments';
import { PROVIDERS } from '@pawsume/contract/providers';
import { press } from '../harness/acts.ts';
import { answer, broken, never, offline, refusal } from '../harness/fake-server.ts';
import { collector, newcomer, owner } from '../harness/people.ts';
import { DAY } from '../harness/pets.ts';
import { testStates } from '../harness/states.ts';

const say = messages.payments;
const buy = press('Buy Now');
const methods = (more: Partial<PaymentMethods>) => [
  answer(getPaymentMethods, { card: true, paypal: true, test: false, ...more }),
];

testStates(
  { path: '/buy-credits', as: owner },
  {
    packs: { shows: 'Buy Now' },
    opening: { answers: [never(buyCreditsByCard)], act: buy, shows: 'Opening payment…' },
    failed: { answers: [broken(buyCreditsByCard)], act: buy, shows: say.buyFailed },
    'only PayPal': {
      answers: methods({ card: false }),
      shows: PROVIDERS.stripe.messages.unavailable,
    },
    'test payments': { answers: methods({ test_keys: true }), shows: say.testKeys },
    'nobody can pay': { answers: methods({ card: false, paypal: false }), shows: say.noMethodAvailable },
    'credits owed': { answers: [answer(getCreditsOwed, { credits_owed: 2 })], shows: say.owed(2) },
    résumé: { path: '/buy-credits?resume_id=1', shows: 'Pay with' },
    'résumé, paid': { as: collector, path: '/buy-credits?resume_id=2', shows: say.alreadyPaid },
  },
);
testStates(
  { path: '/payment-page?resume_id=1', as: owner },
  {
    full: { shows: 'Pay with' },
    'test payments': { answers: methods({ test_keys: true }), shows: say.testKeys },
    'nobody can pay': { answers: methods({ card: false, paypal: false }), shows: say.noMethodAvailable },
    failed: {
      answers: [broken(payResumeByCard)],
      act: press('Pay with Card', { exact: false }),
      shows: PROVIDERS.stripe.messages.failed,
    },
  },
);
testStates({ path: '/payment-plan', as: owner }, { full: { shows: 'What is free' } });

const payment: Payment = {
  ...{ payment_id: 'p1', state: 'paid', kind: 'credits', quantity: 10, resume_id: null, provider: 'stripe' },
};
const became = (more: Partial<Payment>) => ({ answers: [answer(getPayment, { ...payment, ...more })] });
const resumeBought = { kind: 'resume', quantity: 1, resume_id: 1 } as const;
const ofResume = { path: '/success?type=resume&resume_id=1&payment=p1' };

testStates(
  { path: '/success?type=credits&quantity=10&payment=p1', as: collector, ...became({}) },
  {
    checking: { answers: [never(getPayment)], shows: 'Checking your payment' },
    processing: { ...became({ state: 'processing' }), shows: 'Payment processing' },
    'no answer': { answers: [offline(getPayment)], shows: say.stateFailed },
    credits: { shows: 'Purchase Successful' },
    résumé: { ...ofResume, ...became(resumeBought), shows: 'Payment Successful' },
    'credits, some owed': { ...became({ settled: 2 }), shows: say.hasSettled({ settled: 2, credits: 10 }) },
    'résumé, became a credit': {
      ...{ ...ofResume, ...became({ ...resumeBought, credits_instead: 1 }) },
      shows: say.becameCredit(1),
    },
    disputed: { ...became({ state: 'disputed' }), shows: say.disputed },
    'charged back': { ...became({ state: 'charged_back' }), shows: say.chargedBack },
    refunded: { ...became({ state: 'refunded' }), shows: say.refunded },
    held: { ...became({ state: 'review' }), shows: say.inReview },
    'not paid': { ...became({ state: 'failed' }), shows: say.notPaid },
    'not confirmed': { ...became({ state: 'open', is_known: false }), shows: 'Payment not confirmed yet' },
    unknown: {
      answers: [answer(getPayment, refusal(404, 'not_found', messages.common.notFound))],
      shows: 'Payment not found',
    },
  },
);
testStates(
  { path: '/cancel?type=credits&quantity=1&payment=p1', as: collector, ...became({ state: 'failed' }) },
  {
    credits: { path: '/cancel?type=credits&quantity=10', shows: 'Payment Cancelled' },
    résumé: { path: '/cancel?type=resume&resume_id=1', shows: 'Payment Cancelled' },
    'not charged': { shows: 'Nothing was charged.' },
    'not confirmed': { ...became({ state: 'open', is_known: false }), shows: say.cancelUnconfirmed },
    'paid after all': { ...became({ state: 'paid' }), shows: 'Purchase Successful' },
  },
);

const billed = (state: BillingState, note: string, more: Partial<BillingRecord> = {}): BillingRecord => ({
  ...{ timestamp: DAY, amount: 10, currency: 'CAD', resume_id: null, action: 'stripe_credits' },
  ...{ payment_id: state, credits: 10, refunded: 0, state, note, ...more },
});
/** Each way in which a payment may stand that is not simply paid. */
const everyState = [
  billed('processing', say.pendingCredits, { action: 'paypal_credits', credits: 0 }),
  billed('review', say.held, { credits: 0 }),
  billed('disputed', `${say.disputed} ${say.disputedCredits}`),
  billed('charged_back', `${say.chargedBack} ${say.chargedBackCredits}`, { refunded: 10 }),
  billed('refunded', say.stillOwed(2), { refunded: 10 }),
  billed('paid', say.becameCredit(1), { resume_id: 123_456, credits: 1 }),
];

testStates(
  { path: '/billing-history', as: owner },
  {
    'every state': { answers: [answer(listBilling, everyState)], shows: say.pendingCredits },
    empty: { as: newcomer, shows: 'Nothing paid yet' },
    full: { as: collector, shows: 'Show all' },
    loading: { answers: [never(listBilling), never(listCredits)], shows: 'Loading billing history' },
    failed: { answers: [broken(listBilling), broken(listCredits)], shows: say.billingFailed },
  },
);
