import { messages } from '@pawsume/contract/messages';
import {
  buyCreditsByCard,
  buyCreditsByPaypal,
  listBilling,
  paypalReturn,
  paypalWebhook,
  payResumeByCard,
  payResumeByPaypal,
  stripeReturn,
  stripeWebhook,
} from '@pawsume/contract/payments';
import { getPrices } from '@pawsume/contract/pricing';
import type { Context } from '#context';
import { getResumeOf } from '#features/resumes/queries';
import type { Serve } from '#http/serve';
import { AppError } from '#lib/app-error';
import { buyCredits, payResume } from './checkout.ts';
import { listPaidPayments } from './queries.ts';
import { returnFrom } from './return-from.ts';
import type { SettleParts } from './settle.ts';
import { takeEvent } from './take-event.ts';

export const registerPayments = (serve: Serve, context: Context): void => {
  const { db, prices } = context;
  const byCard = (log: SettleParts['log']) => {
    if (!context.stripe) throw new AppError('unavailable', messages.payments.cardUnavailable);
    return { ...context, gateway: context.stripe, log };
  };
  const payableResume = async (userId: number, resumeId: number) => {
    const resume = await getResumeOf(db, userId, resumeId);
    if (resume.is_paid) throw new AppError('already_paid', messages.payments.alreadyPaid);
    return resume;
  };
  // PayPal is not connected yet: its calls say so.
  const noPaypal = async (): Promise<never> => {
    throw new AppError('unavailable', messages.payments.paypalUnavailable);
  };

  serve(getPrices, async () => prices);

  serve(buyCreditsByCard, async ({ caller, body, log }) => ({
    url: await buyCredits(byCard(log), caller.user.id, body.quantity),
  }));
  serve(buyCreditsByPaypal, noPaypal);

  serve(payResumeByCard, async ({ caller, params, log }) => {
    const resume = await payableResume(caller.user.id, params.resume_id);
    return { url: await payResume(byCard(log), caller.user.id, resume.id) };
  });
  serve(payResumeByPaypal, async ({ caller, params }) => {
    await payableResume(caller.user.id, params.resume_id);
    return noPaypal();
  });

  serve(listBilling, async ({ caller }) => {
    const payments = await listPaidPayments(db, caller.user.id);
    return payments.map(({ paid_at, amount, currency, resume_id, provider, kind }) => ({
      timestamp: (paid_at ?? new Date(0)).toISOString(),
      amount: amount / 100,
      currency: currency.toUpperCase(),
      resume_id,
      action: `${provider}_${kind}`,
    }));
  });

  serve(stripeWebhook, async ({ body, headers, log }) => {
    await takeEvent(byCard(log), body, headers);
    return { msg: messages.payments.received };
  });
  serve(stripeReturn, async ({ query, log }) => returnFrom(byCard(log), query.session_id));

  serve(paypalWebhook, noPaypal);
  serve(paypalReturn, noPaypal);
};
