import { closePayment } from '../settle/queries.ts';
import type { AllProviders } from '../settle/settle-types.ts';
import { listOpenPayments } from './queries.ts';

/**
 * Makes sure, as far as the providers can, that nobody pays any more for an account that is about to go. A provider that
 * cannot be reached does not keep anybody from leaving: money that comes later is sent back.
 */
export const closeCheckoutsOf = async ({ db, clock, gateways, log }: AllProviders, userId: number): Promise<void> => {
  for (const { id, provider, provider_ref } of await listOpenPayments(db, userId)) {
    try {
      if (provider_ref) await gateways[provider]?.closeCheckout(provider_ref);
      await closePayment(db, id, { status: 'expired', reason: 'the account was deleted' }, clock());
    } catch (error) {
      log.warn({ err: error, paymentId: id }, 'payments: checkout not closed, money for it is sent back');
    }
  }
};
