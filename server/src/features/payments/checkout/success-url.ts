import { messages } from '@pawsume/contract/messages';
import type { PaymentRow } from '#db/types';
import { AppError } from '#lib/app-error';
import { successScreen } from '../status/screens.ts';
import type { CheckoutParts } from './new-payment.ts';

const GONE_THROUGH: readonly PaymentRow['status'][] = ['processing', 'paid', 'review'];

/**
 * The address of the success screen for a payment that went through, so that its buyer does not pay again; null for any
 * other.
 * @throws `already_paid` for a résumé, which is not paid for twice.
 */
export const findSuccessUrl = ({ publicUrl }: CheckoutParts, payment: PaymentRow): string | null => {
  const { status, kind } = payment;
  if (kind === 'resume' && status === 'paid') throw new AppError('already_paid', messages.payments.alreadyPaid);
  if (kind === 'resume' && status === 'processing') throw new AppError('already_paid', messages.payments.beingPaid);
  return GONE_THROUGH.includes(status) ? publicUrl + successScreen(payment) : null;
};
