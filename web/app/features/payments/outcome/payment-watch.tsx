import { messages } from '@pawsume/contract/messages';
import type { Payment } from '@pawsume/contract/payments';
import { readOutcome } from './outcome.ts';
import { type DownloadOf, OutcomeScreen } from './outcome-screen.tsx';
import { type Purchase, toPurchase } from './purchase.ts';
import { useWatchedPayment } from './use-watched-payment.ts';

interface Props {
  paymentId: string;
  /** What it should have been for, until the server says it. */
  purchase: Purchase;
  download: DownloadOf;
}

/** Says what really became of a payment, and keeps asking as long as that is open. */
export const PaymentWatch = ({ paymentId, purchase, download }: Props) => {
  const watch = useWatchedPayment(paymentId);
  const { payment, trouble } = watch;
  return (
    <OutcomeScreen
      outcome={readOutcome(watch)}
      purchase={payment ? toPurchase(payment) : purchase}
      unreachable={trouble === 'unreachable'}
      notes={payment?.state === 'paid' ? listPaymentNotes(payment) : []}
      download={download}
    />
  );
};

type Told = Pick<Payment, 'kind' | 'quantity' | 'credits_instead' | 'settled'>;

/** What else its buyer should know of a paid payment, a sentence each. */
const listPaymentNotes = ({ kind, quantity, credits_instead = 0, settled = 0 }: Told): string[] => {
  const credits = kind === 'credits' ? quantity : credits_instead;
  return [
    ...(credits_instead > 0 ? [messages.payments.becameCredit(credits_instead)] : []),
    ...(settled > 0 ? [messages.payments.hasSettled({ settled: Math.min(settled, credits), credits })] : []),
  ];
};
