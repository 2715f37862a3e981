import { besidesOf } from './besides.ts';
import { outcomeOf } from './outcome.ts';
import { OutcomeScreen } from './outcome-screen.tsx';
import { type Purchase, purchaseOf } from './purchase.ts';
import { useWatchedPayment } from './use-watched-payment.ts';

interface Props {
  paymentId: string;
  /** What it should have been for, until the server says it. */
  purchase: Purchase;
}

/** Says what really became of a payment, and keeps asking as long as that is open. */
export const PaymentWatch = ({ paymentId, purchase }: Props) => {
  const watch = useWatchedPayment(paymentId);
  const { payment, trouble } = watch;
  return (
    <OutcomeScreen
      outcome={outcomeOf(watch)}
      purchase={payment ? purchaseOf(payment) : purchase}
      unreachable={trouble === 'unreachable'}
      besides={payment?.state === 'paid' ? besidesOf(payment) : []}
    />
  );
};
