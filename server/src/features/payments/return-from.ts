import { screenQuery } from './checkout.ts';
import { findPaymentByRef } from './queries.ts';
import { type SettleParts, settle } from './settle.ts';

/**
 * Where the browser goes after the provider's page: the payment is settled at once, so that the credits are there when
 * the screen shows. A provider that cannot be read now is no reason to stop the buyer: the webhook will come.
 * @returns a path of the web app.
 */
export const returnFrom = async (parts: SettleParts, ref: string): Promise<string> => {
  const payment = await findPaymentByRef(parts.db, parts.gateway.name, ref);
  if (!payment) return '/profile';
  try {
    await settle(parts, payment);
  } catch (error) {
    parts.log.warn({ err: error, paymentId: payment.id }, 'payment could not be read on return');
  }
  return `/success?${screenQuery(payment)}`;
};
