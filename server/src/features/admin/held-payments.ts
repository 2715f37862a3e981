import { messages } from '@pawsume/contract/messages';
import type { PaymentRow } from '#db/types';
import { findPayment } from '#features/payments/settle/queries';
import { settleOrExpire } from '#features/payments/settle/settle-or-expire';
import type { AllProviders } from '#features/payments/settle/settle-types';
import { GatewayError } from '#gateways/gateway';
import { AppError, notFound } from '#lib/app-error';
import { recordAuditEntry } from './audit.ts';

/**
 * Asks the provider about a held payment once more.
 * @returns whether it is still held.
 * @throws `not_found` for what is no payment, `payment_provider_failed` where the provider cannot be asked.
 */
export const checkHeld = async (
  parts: AllProviders,
  { paymentId, actorId }: { paymentId: string; actorId: number },
): Promise<boolean> => {
  const payment = await findPayment(parts.db, paymentId);
  if (!payment) throw notFound();
  if (payment.status !== 'review') return false;
  // Settling records what the answer changes; that somebody asked is recorded even when no answer comes.
  await recordAuditEntry(parts.db, {
    actorId,
    action: `Asked ${payment.provider} about held payment ${payment.id}`,
    userId: payment.user_id,
    now: parts.clock(),
  });
  const gateway = parts.gateways[payment.provider];
  try {
    if (!gateway) throw new GatewayError('unknown', `${payment.provider} is not set up`);
    return (await settleOrExpire({ ...parts, gateway }, payment)).status === 'review';
  } catch (cause) {
    if (!(cause instanceof GatewayError)) throw cause;
    throw new AppError('payment_provider_failed', messages.admin.checkFailed, { cause });
  }
};

export const heldPaymentAnswer = (payment: PaymentRow) => {
  const { id, user_id, kind, quantity, resume_id, amount, currency, provider, provider_ref, reason, created_at } =
    payment;
  const what = { kind, quantity, resume_id, amount, currency, provider, provider_ref };
  return { payment_id: id, user_id, ...what, reason: reason ?? '', created_at: created_at.toISOString() };
};
