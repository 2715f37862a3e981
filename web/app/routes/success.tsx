import { useLocation } from 'react-router';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { PaymentSuccess, successTitle } from '~/features/payments/payment-success.tsx';
import { purchaseIn } from '~/features/payments/purchase.ts';
import { pageTitle } from '~/lib/page-title.ts';
import type { Route } from './+types/success';

export const meta = ({ location }: Route.MetaArgs) => pageTitle(successTitle(purchaseIn(location.search)));

export default function Success() {
  const { search } = useLocation();
  return (
    <PageShell width="narrow">
      <PaymentSuccess purchase={purchaseIn(search)} />
    </PageShell>
  );
}
