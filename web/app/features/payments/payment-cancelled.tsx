import { CircleX } from 'lucide-react';
import { AfterPayment } from './after-payment.tsx';
import { creditsInWords, type Purchase } from './purchase.ts';

const SECONDS = 5;

export const PaymentCancelled = ({ purchase }: { purchase: Purchase }) => (
  <AfterPayment
    mark={<CircleX aria-hidden strokeWidth={1.75} className="size-16 text-marigold-text" />}
    title="Payment Cancelled"
    seconds={SECONDS}
  >
    {purchase.kind === 'credits'
      ? `Your credit purchase was cancelled. The purchase of ${creditsInWords(purchase.quantity)} was not completed, and nothing was charged.`
      : 'Your résumé remains unpaid and not downloadable. Nothing was charged.'}
  </AfterPayment>
);
