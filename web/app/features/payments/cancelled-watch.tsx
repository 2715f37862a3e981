import { certaintyOf, isThrough } from './cancelled.ts';
import { outcomeOf } from './outcome.ts';
import { OutcomeScreen } from './outcome-screen.tsx';
import { PaymentCancelled } from './payment-cancelled.tsx';
import { type Purchase, purchaseOf } from './purchase.ts';
import { useWatchedPayment } from './use-watched-payment.ts';

interface Props {
  paymentId: string;
  /** What it should have been for, until the server says it. */
  purchase: Purchase;
}

/** Says that a payment was cancelled, unless it went through after all, as in another tab. */
export const CancelledWatch = ({ paymentId, purchase }: Props) => {
  const watch = useWatchedPayment(paymentId);
  const { payment } = watch;
  if (payment && isThrough(payment)) return <OutcomeScreen outcome={outcomeOf(watch)} purchase={purchaseOf(payment)} />;
  return <PaymentCancelled purchase={payment ? purchaseOf(payment) : purchase} certainty={certaintyOf(watch)} />;
};
