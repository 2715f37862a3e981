import { messages } from '@pawsume/contract/messages';
import type { Payment } from '@pawsume/contract/payments';
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

type Told = Pick<Payment, 'kind' | 'quantity' | 'credits_instead' | 'settled'>;

/** What a buyer should know of a payment that was paid, beside that it was: a sentence each. */
export const besidesOf = ({ kind, quantity, credits_instead = 0, settled = 0 }: Told): string[] => {
  const credits = kind === 'credits' ? quantity : credits_instead;
  return [
    ...(credits_instead > 0 ? [messages.payments.becameCredit(credits_instead)] : []),
    ...(settled > 0 ? [messages.payments.hasSettled({ settled: Math.min(settled, credits), credits })] : []),
  ];
};
