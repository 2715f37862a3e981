import { messages } from '@pawsume/contract/messages';
import type { ProviderName } from '@pawsume/contract/payments';
import { PROVIDERS } from '@pawsume/contract/providers';
import type { Context } from '#context';
import type { Serve } from '#http/serve';
import { AppError } from '#lib/app-error';
import type { Log } from '#lib/log';
import { buyCredits, payResume } from './checkout/checkout.ts';
import { refuseUnlessPayable } from './checkout/payable-resume.ts';
import { takeEvent } from './settle/take-event.ts';
import { handleCancel, handleReturn } from './status/handle-return.ts';

/** The calls that each provider has of its own. */
export const registerProvider = (serve: Serve, context: Context, provider: ProviderName): void => {
  const { calls, waysBack, messages: own } = PROVIDERS[provider];
  const parts = (log: Log) => {
    const gateway = context.gateways[provider];
    if (!gateway) throw new AppError('unavailable', own.unavailable);
    return { ...context, gateway, log };
  };
  // The call's schema demands it.
  const checkoutIn = (query: Record<string, string>) => ({ provider, ref: query[waysBack.refIn] ?? '' });

  serve(calls.buyCredits, async ({ caller, body, log }) => ({
    url: await buyCredits(parts(log), caller.user.id, body.quantity),
  }));

  serve(calls.payResume, async ({ caller, params, log }) => {
    const userId = caller.user.id;
    const { resume_id: resumeId } = params;
    const world = parts(log);
    await refuseUnlessPayable(world, { userId, resumeId, by: provider });
    return { url: await payResume(world, userId, resumeId) };
  });

  serve(calls.webhook, async ({ body, headers, log }) => {
    await takeEvent(parts(log), body, headers);
    return { msg: messages.payments.received };
  });

  serve(waysBack.returned, async ({ query, log }) => handleReturn({ ...context, log }, checkoutIn(query)));
  if (waysBack.cancelled) serve(waysBack.cancelled, async ({ query }) => handleCancel(context, checkoutIn(query)));
};
