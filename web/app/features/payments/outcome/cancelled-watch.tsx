import type { Payment } from '@pawsume/contract/payments';
import { readOutcome } from './outcome.ts';
import { OutcomeScreen } from './outcome-screen.tsx';
import type { Certainty } from './outcome-text.ts';
import { PaymentCancelled } from './payment-cancelled.tsx';
import { type Purchase, toPurchase } from './purchase.ts';
import { useWatchedPayment } from './use-watched-payment.ts';
import type { Watch } from './watch-payment.ts';

interface Props {
  paymentId: string;
  /** What it should have been for, until the server says it. */
  purchase: Purchase;
}

/** Says that a payment was cancelled, unless it went through after all, as in another tab. */
export const CancelledWatch = ({ paymentId, purchase }: Props) => {
  const watch = useWatchedPayment(paymentId);
  const { payment } = watch;
  if (payment && isThrough(payment))
    return <OutcomeScreen outcome={readOutcome(watch)} purchase={toPurchase(payment)} />;
  return <PaymentCancelled purchase={payment ? toPurchase(payment) : purchase} certainty={readCertainty(watch)} />;
};

/** Whether money came for it though its buyer cancelled, as by paying in another tab. */
const isThrough = ({ state }: Payment): boolean => state !== 'open' && state !== 'failed';

/** What can be said of the money of a payment that was cancelled. */
const readCertainty = ({ payment, trouble }: Watch): Certainty => {
  if (trouble === 'unreachable' || payment?.is_known === false) return 'unconfirmed';
  return payment ? 'not charged' : 'unsaid';
};
