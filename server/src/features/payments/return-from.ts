import { findPaymentByRef } from './queries.ts';
import { cancelScreen, NOWHERE, successScreen } from './screens.ts';
import { type SettleParts, settle } from './settle.ts';

/**
 * Where the browser goes after the provider's page: the payment is settled at once, so that the credits are there when
 * the screen asks. A provider that cannot be read now is no reason to stop the buyer: webhook or reconciler will come.
 * @returns a path of the web app, or the provider's page where the buyer has to choose again how to pay.
 */
export const returnFrom = async (parts: SettleParts, ref: string): Promise<string> => {
  const payment = await findPaymentByRef(parts.db, parts.gateway.name, ref);
  if (!payment) return NOWHERE;
  try {
    const { status, buyerNeededAt } = await settle(parts, payment);
    // Still open: a webhook, faster than the browser, has learned already that the buyer has to choose again.
    const again = buyerNeededAt ?? (status === 'open' ? payment.checkout_url : null);
    if (again) return again;
  } catch (error) {
    parts.log.warn({ err: error, paymentId: payment.id }, 'payment could not be read on return');
  }
  return successScreen(payment);
};

/** Where the browser goes after cancelling at the provider. Nothing is closed: the buyer may still pay in another tab. */
export const cancelledAt = async (
  { db, gateway }: Pick<SettleParts, 'db' | 'gateway'>,
  ref: string,
): Promise<string> => {
  const payment = await findPaymentByRef(db, gateway.name, ref);
  if (!payment) return NOWHERE;
  const { kind, quantity, resume_id: resumeId } = payment;
  return cancelScreen({ kind, quantity, resumeId });
};
