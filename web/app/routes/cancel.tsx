import { useLocation } from 'react-router';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { PaymentCancelled } from '~/features/payments/payment-cancelled.tsx';
import { purchaseIn } from '~/features/payments/purchase.ts';

export default function Cancel() {
  const { search } = useLocation();
  return (
    <PageShell width="narrow">
      <PaymentCancelled purchase={purchaseIn(search)} />
    </PageShell>
  );
}
