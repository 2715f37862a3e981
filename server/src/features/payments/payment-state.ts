import { messages } from '@pawsume/contract/messages';
import type { PaymentState } from '@pawsume/contract/payments';
import type { PaymentRow, PaymentStatus } from '#db/types';
import { AppError } from '#lib/app-error';
import { claimQuestion, findPaymentOf, getPayment } from './queries.ts';
import { type BothProviders, settle } from './settle.ts';

const STATE_OF: Record<PaymentStatus, PaymentState> = {
  created: 'open',
  open: 'open',
  processing: 'processing',
  paid: 'paid',
  partially_refunded: 'paid',
  refunded: 'refunded',
  disputed: 'refunded',
  charged_back: 'refunded',
  review: 'review',
  create_failed: 'failed',
  abandoned: 'failed',
  expired: 'failed',
  failed: 'failed',
};

/** Screens ask again and again, in several tabs; the provider is asked this often at most. */
const ASK_EVERY_MS = 2000;

/**
 * What became of a payment of this user, as far as that can be told now.
 * @throws `not_found`, the same for another user's payment and for none.
 */
export const stateOfPayment = async (
  parts: BothProviders,
  userId: number,
  id: string,
): Promise<{ payment: PaymentRow; state: PaymentState }> => {
  const payment = await findPaymentOf(parts.db, userId, id);
  if (!payment) throw new AppError('not_found', messages.common.notFound);
  const state = STATE_OF[payment.status];
  if (state !== 'open' && state !== 'processing') return { payment, state };
  await askProvider(parts, payment);
  const current = await getPayment(parts.db, id);
  return { payment: current, state: STATE_OF[current.status] };
};

const askProvider = async (parts: BothProviders, payment: PaymentRow): Promise<void> => {
  const { db, clock, gateways, log } = parts;
  const gateway = gateways[payment.provider];
  const now = clock();
  const before = new Date(now.getTime() - ASK_EVERY_MS);
  if (!gateway || !(await claimQuestion(db, payment.id, { now, before }))) return;
  try {
    await settle({ ...parts, gateway }, payment);
  } catch (error) {
    log.warn({ err: error, paymentId: payment.id }, 'payment could not be read for its screen');
  }
};
