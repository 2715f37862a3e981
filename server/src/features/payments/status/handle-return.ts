import { screens } from '@pawsume/contract/screens';
import type { PaymentRow } from '#db/types';
import { findPaymentByRef } from '../settle/queries.ts';
import { type LookParts, lookAtPayment } from './look-at-payment.ts';
import { cancelScreen, successScreen } from './screens.ts';

type Checkout = Pick<PaymentRow, 'provider'> & { ref: string };

/**
 * Where the browser goes after the provider's page: the payment is settled at once, so that the credits are there when
 * the screen asks. A provider that cannot be read now is no reason to stop the buyer: the screen keeps asking, and
 * webhook or reconciler will come.
 * @returns a path of the web app, or the provider's page where the buyer has to choose again how to pay.
 */
export const handleReturn = async (parts: LookParts, { provider, ref }: Checkout): Promise<string> => {
  const found = await findPaymentByRef(parts.db, provider, ref);
  if (!found) return screens.profile;
  const { payment, isKnown, buyerNeededAt } = await lookAtPayment(parts, found.id, { since: parts.clock() });
  // Still open: a webhook, faster than the browser, has learned already that the buyer has to choose again.
  const again = buyerNeededAt ?? (isKnown && payment.status === 'open' ? payment.checkout_url : null);
  return again ?? successScreen(payment);
};

/** Where the browser goes after cancelling at the provider. Nothing is closed: the buyer may still pay in another tab. */
export const handleCancel = async ({ db }: Pick<LookParts, 'db'>, { provider, ref }: Checkout): Promise<string> => {
  const payment = await findPaymentByRef(db, provider, ref);
  return payment ? cancelScreen(payment) : screens.profile;
};
