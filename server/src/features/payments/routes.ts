import { messages } from '@pawsume/contract/messages';
import {
  buyCreditsByCard,
  buyCreditsByPaypal,
  getCreditsOwed,
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
import type { Ask, Serve } from '#http/serve';
import { AppError } from '#lib/app-error';
import type { Log } from '#lib/log';
import { besidesOf, billingRecordOf } from './billing.ts';
import { buyCredits, payResume } from './checkout.ts';
import { refuseUnlessPayable } from './payable-resume.ts';
import { stateOfPayment } from './payment-state.ts';
import { listBilledPayments, sumShortfalls } from './queries.ts';
import { cancelledAt, returnFrom } from './return-from.ts';
import { takeEvent } from './take-event.ts';

type PayResume = Pick<Ask<typeof payResumeByCard>, 'caller' | 'params' | 'log'>;

export const registerPayments = (serve: Serve, context: Context): void => {
  const { db, prices, gateways } = context;
  const by = (name: 'stripe' | 'paypal', log: Log) => {
    const gateway = gateways[name];
    if (gateway) return { ...context, gateway, log };
    const { cardUnavailable, paypalUnavailable } = messages.payments;
    throw new AppError('unavailable', name === 'stripe' ? cardUnavailable : paypalUnavailable);
  };
  const payFor = async (name: 'stripe' | 'paypal', { caller, params, log }: PayResume) => {
    const { resume_id: resumeId } = params;
    const userId = caller.user.id;
    const parts = by(name, log);
    await refuseUnlessPayable(parts, { userId, resumeId, by: name });
    return { url: await payResume(parts, userId, resumeId) };
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

  serve(payResumeByCard, (ask) => payFor('stripe', ask));
  serve(payResumeByPaypal, (ask) => payFor('paypal', ask));

  serve(getPayment, async ({ caller, params, log }) => {
    const { payment, state, isKnown } = await stateOfPayment({ ...context, log }, caller.user.id, params.payment_id);
    const { id: payment_id, kind, quantity, resume_id, provider } = payment;
    const besides = { ...besidesOf(payment), ...(!isKnown && { is_known: false }) };
    return { payment_id, state, kind, quantity, resume_id, provider, ...besides };
  });

  serve(listBilling, async ({ caller }) => (await listBilledPayments(db, caller.user.id)).map(billingRecordOf));

  serve(getCreditsOwed, async ({ caller }) => ({ credits_owed: await sumShortfalls(db, caller.user.id) }));

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
  serve(stripeReturn, async ({ query, log }) =>
    returnFrom({ ...context, log }, { provider: 'stripe', ref: query.session_id }),
  );

  serve(paypalWebhook, async ({ body, headers, log }) => {
    await takeEvent(by('paypal', log), body, headers);
    return { msg: messages.payments.received };
  });
  serve(paypalReturn, async ({ query, log }) =>
    returnFrom({ ...context, log }, { provider: 'paypal', ref: query.token }),
  );
  serve(paypalCancel, async ({ query }) => cancelledAt(context, { provider: 'paypal', ref: query.token }));
};
