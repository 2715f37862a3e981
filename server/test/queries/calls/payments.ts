import * as checkout from '#features/payments/checkout/queries';
import * as history from '#features/payments/history/queries';
import * as reconcile from '#features/payments/reconcile/queries';
import * as entitlement from '#features/payments/settle/entitlement-queries';
import * as settle from '#features/payments/settle/queries';
import * as events from '#features/payments/settle/webhook-event-queries';
import * as status from '#features/payments/status/queries';
import type { Calls, Someone } from './call.ts';

const EVENT = { provider: 'stripe', id: 'x', type: 'x' } as const;
const purposesOf = ({ userId, resumeId }: Someone) => [
  { userId, kind: 'credits', quantity: 10, resumeId: null } as const,
  { userId, kind: 'resume', quantity: 1, resumeId } as const,
];

export const payments: Record<string, Calls> = {
  'features/payments/history/queries': {
    listBilledPayments: [({ db, userId }) => history.listBilledPayments(db, userId)],
    sumShortfalls: [({ db, userId }) => history.sumShortfalls(db, userId)],
    listPaymentsInReview: [({ db }) => history.listPaymentsInReview(db)],
  },
  'features/payments/reconcile/queries': {
    listPaymentsToCheck: (['due', 'unfinished'] as const).flatMap((which) =>
      [null, 'a'].map(
        (after) =>
          ({ db, now }: Someone) =>
            reconcile.listPaymentsToCheck(db, { provider: 'stripe', which, now, after, limit: 50 }),
      ),
    ),
    scheduleCheck: [({ db, payment }) => reconcile.scheduleCheck(db, payment.id, { checks: 1, next: null })],
  },
  'features/payments/settle/entitlement-queries': {
    listShortfalls: [({ db, userId }) => entitlement.listShortfalls(db, { userId, except: 'x' })],
    markGoneWithResume: [
      ({ db, resume }) => entitlement.markGoneWithResume(db, { ...resume, deleted_at: null }),
      ({ db, resume, now }) => entitlement.markGoneWithResume(db, { ...resume, deleted_at: now, deleted_paid_by: 'x' }),
    ],
    listPaidSinceDeletion: [({ db, resume }) => entitlement.listPaidSinceDeletion(db, resume)],
  },
  'features/payments/settle/queries': {
    findPayment: [({ db, payment }) => settle.findPayment(db, payment.id)],
    getPayment: [({ db, payment }) => settle.getPayment(db, payment.id)],
    findPaymentByRef: [({ db }) => settle.findPaymentByRef(db, 'stripe', 'x')],
    findPaymentByCapture: [({ db }) => settle.findPaymentByCapture(db, 'paypal', 'x')],
    findUnattachedPayment: [({ db, payment }) => settle.findUnattachedPayment(db, 'stripe', payment.id)],
    lockPayment: [({ db, payment }) => settle.lockPayment(db, payment.id)],
    updatePayment: [({ db, payment, now }) => settle.updatePayment(db, payment.id, { status: 'paid' }, now)],
    insertRefund: [({ db, payment, now }) => settle.insertRefund(db, payment, { amount: 1, now })],
    markLookedAt: [({ db, payment }) => settle.markLookedAt(db, payment.id)],
    changePayment: [({ db, payment, now }) => settle.changePayment(db, payment, { status: 'paid' }, now)],
    attachCheckout: [({ db, payment, now }) => settle.attachCheckout(db, payment.id, { ref: 'x', url: null }, now)],
    closePayment: [({ db, payment, now }) => settle.closePayment(db, payment.id, { status: 'expired' }, now)],
  },
  'features/payments/settle/webhook-event-queries': {
    recordEvent: [({ db, now }) => events.recordEvent(db, EVENT, now)],
    markEventProcessed: [({ db, now }) => events.markEventProcessed(db, EVENT, now)],
  },
  'features/payments/checkout/queries': {
    findOpenPayment: [0, 1].map((which) => async (some: Someone) => {
      const purpose = purposesOf(some)[which];
      if (purpose) await checkout.findOpenPayment(some.db, 'stripe', purpose);
    }),
    isBeingPaid: [({ db, resumeId }) => checkout.isBeingPaid(db, resumeId)],
    listOpenElsewhere: [
      ({ db, userId, resumeId }) => checkout.listOpenElsewhere(db, { userId, resumeId, provider: 'stripe' }),
    ],
    listOpenPayments: [({ db, userId }) => checkout.listOpenPayments(db, userId)],
    insertPayment: [
      ({ db, payment }) => {
        const { request, ...row } = payment;
        const fresh = { id: 'new', provider_ref: null, capture_ref: null, request: JSON.stringify(request) };
        return checkout.insertPayment(db, { ...row, ...fresh });
      },
    ],
    claimOpening: [({ db, payment, now }) => checkout.claimOpening(db, payment.id, { now, until: now })],
    releaseOpening: [({ db, payment }) => checkout.releaseOpening(db, payment.id)],
    countOpenFailure: [({ db, payment }) => checkout.countOpenFailure(db, payment.id)],
    failOpening: [({ db, payment, now }) => checkout.failOpening(db, payment.id, 'x', now)],
  },
  'features/payments/status/queries': {
    claimLook: [({ db, payment, now }) => status.claimLook(db, payment.id, { now, before: now, until: now })],
    endLook: [
      ({ db, payment, now }) => status.endLook(db, payment.id, { began: now, isAnswered: true }),
      ({ db, payment, now }) => status.endLook(db, payment.id, { began: now, isAnswered: false }),
    ],
    findPaymentOf: [({ db, userId, payment }) => status.findPaymentOf(db, userId, payment.id)],
  },
};
