import { CircleCheckBig } from 'lucide-react';
import { AfterPayment } from './after-payment.tsx';
import { creditsInWords, type Purchase } from './purchase.ts';

const SECONDS = 3;

export const successTitle = ({ kind }: Purchase): string =>
  kind === 'credits' ? 'Purchase Successful' : 'Payment Successful';

export const PaymentSuccess = ({ purchase }: { purchase: Purchase }) => (
  <AfterPayment
    mark={<CircleCheckBig aria-hidden strokeWidth={1.75} className="size-16 text-leaf" />}
    title={successTitle(purchase)}
    seconds={SECONDS}
  >
    {purchase.kind === 'credits'
      ? `You have bought ${creditsInWords(purchase.quantity)}. Thank you!`
      : 'Your pet résumé has been processed. Thank you!'}
  </AfterPayment>
);
