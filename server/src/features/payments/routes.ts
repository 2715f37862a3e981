import { messages } from '@pawsume/contract/messages';
import {
  buyCreditsByCard,
  buyCreditsByPaypal,
  getPayment,
  getPaymentMethods,
  listBilling,
  listCredits,
  paypalCancel,
  paypalReturn,
  paypalWebhook,
  payResumeByCard,
  payResumeByPaypal,
  stripeReturn,
  stripeWebhook,
} from '@pawsume/contract/payments';
import { getPrices } from '@pawsume/contract/pricing';
import type { Context } from '#context';
import { listLedger } from '#features/credits/queries';
import { getResumeOf } from '#features/resumes/queries';
import type { Serve } from '#http/serve';
import { AppError } from '#lib/app-error';
import type { Log } from '#lib/log';
import { billingRecordOf } from './billing.ts';
import { buyCredits, payResume } from './checkout.ts';
import { stateOfPayment } from './payment-state.ts';
import { isBeingPaid, listPaidPayments } from './queries.ts';
import { cancelledAt, returnFrom } from './return-from.ts';
import { takeEvent } from './take-event.ts';

export const registerPayments = (serve: Serve, context: Context): void => {
  const { db, prices, gateways } = context;
  const by = (name: 'stripe' | 'paypal', log: Log) => {
    const gateway = gateways[name];
    if (gateway) return { ...context, gateway, log };
    const { cardUnavailable, paypalUnavailable } = messages.payments;
    throw new AppError('unavailable', name === 'stripe' ? cardUnavailable : paypalUnavailable);
  };
  const payableResume = async (userId: number, resumeId: number) => {
    const resume = await getResumeOf(db, userId, resumeId);
    if (resume.is_paid) throw new AppError('already_paid', messages.payments.alreadyPaid);
    if (await isBeingPaid(db, resume.id)) throw new AppError('already_paid', messages.payments.beingPaid);
    return resume.id;
  };

  serve(getPrices, async () => prices);

  serve(getPaymentMethods, async () => ({
    card: gateways.stripe !== null,
    paypal: gateways.paypal !== null,
    test: context.noRealMoney,
  }));

  serve(buyCreditsByCard, async ({ caller, body, log }) => ({
    url: await buyCredits(by('stripe', log), caller.user.id, body.quantity),
  }));
  serve(buyCreditsByPaypal, async ({ caller, body, log }) => ({
    url: await buyCredits(by('paypal', log), caller.user.id, body.quantity),
  }));

  serve(payResumeByCard, async ({ caller, params, log }) => {
    const resumeId = await payableResume(caller.user.id, params.resume_id);
    return { url: await payResume(by('stripe', log), caller.user.id, resumeId) };
  });
  serve(payResumeByPaypal, async ({ caller, params, log }) => {
    const resumeId = await payableResume(caller.user.id, params.resume_id);
    return { url: await payResume(by('paypal', log), caller.user.id, resumeId) };
  });

  serve(getPayment, async ({ caller, params, log }) => {
    const { payment, state } = await stateOfPayment({ ...context, log }, caller.user.id, params.payment_id);
    const { id: payment_id, kind, quantity, resume_id, provider } = payment;
    return { payment_id, state, kind, quantity, resume_id, provider };
  });

  serve(listBilling, async ({ caller }) => (await listPaidPayments(db, caller.user.id)).map(billingRecordOf));

  serve(listCredits, async ({ caller }) => {
    const entries = await listLedger(db, caller.user.id);
    return entries.map(({ created_at, delta, balance_after, kind, resume_id }) => ({
      timestamp: created_at.toISOString(),
      change: delta,
      balance: balance_after,
      kind,
      resume_id,
    }));
  });

  serve(stripeWebhook, async ({ body, headers, log }) => {
    await takeEvent(by('stripe', log), body, headers);
    return { msg: messages.payments.received };
  });
  serve(stripeReturn, async ({ query, log }) => returnFrom(by('stripe', log), query.session_id));

  serve(paypalWebhook, async ({ body, headers, log }) => {
    await takeEvent(by('paypal', log), body, headers);
    return { msg: messages.payments.received };
  });
  serve(paypalReturn, async ({ query, log }) => returnFrom(by('paypal', log), query.token));
  serve(paypalCancel, async ({ query, log }) => cancelledAt(by('paypal', log), query.token));
};
