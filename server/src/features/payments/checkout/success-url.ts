import { messages } from '@pawsume/contract/messages';
import type { PaymentRow } from '#db/types';
import { AppError } from '#lib/app-error';
import { successScreen } from '../status/screens.ts';
import type { CheckoutParts } from './new-payment.ts';

const GONE_THROUGH: readonly PaymentRow['status'][] = ['processing', 'paid', 'review'];

/**
 * Where a buyer is led who asks to pay and whose earlier payment turns out to have gone through: to the screen that says so,
 * and not to pay again. Null where it did not.
 * @throws `already_paid` for a résumé, which is not paid for twice.
 */
export const ledBy = ({ publicUrl }: CheckoutParts, payment: PaymentRow): string | null => {
  const { status, kind } = payment;
  if (kind === 'resume' && status === 'paid') throw new AppError('already_paid', messages.payments.alreadyPaid);
  if (kind === 'resume' && status === 'processing') throw new AppError('already_paid', messages.payments.beingPaid);
  return GONE_THROUGH.includes(status) ? publicUrl + successScreen(payment) : null;
};
