import {
  getCreditsOwed,
  getPayment,
  getPaymentMethods,
  getPrices,
  listBilling,
  listCredits,
  PROVIDER_NAMES,
} from '@pawsume/contract/payments';
import type { Context } from '#context';
import { listLedger } from '#features/credits/queries';
import { areForTests } from '#gateways/gateway';
import type { Serve } from '#http/serve';
import { readOtherEffects, toBillingRecord } from './history/billing.ts';
import { listBilledPayments, sumShortfalls } from './history/queries.ts';
import { registerProvider } from './provider-routes.ts';
import { readPaymentState } from './status/payment-state.ts';

export const registerPayments = (serve: Serve, context: Context): void => {
  const { db, prices, gateways } = context;
  serve(getPrices, async () => prices);

  serve(getPaymentMethods, async () => ({
    card: gateways.stripe !== null,
    paypal: gateways.paypal !== null,
    test: context.noRealMoney,
    ...(!context.noRealMoney && areForTests(gateways) && { test_keys: true }),
  }));

  serve(getPayment, async ({ caller, params, log }) => {
    const { payment, state, isKnown } = await readPaymentState({ ...context, log }, caller.user.id, params.payment_id);
    const { id: payment_id, kind, quantity, resume_id, provider } = payment;
    const more = { ...readOtherEffects(payment), ...(!isKnown && { is_known: false }) };
    return { payment_id, state, kind, quantity, resume_id, provider, ...more };
  });

  serve(listBilling, async ({ caller }) => (await listBilledPayments(db, caller.user.id)).map(toBillingRecord));

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

  for (const name of PROVIDER_NAMES) registerProvider(serve, context, name);
};
