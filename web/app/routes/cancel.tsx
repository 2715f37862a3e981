import { readToken } from '~/api/session.ts';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { CancelledWatch } from '~/features/payments/outcome/cancelled-watch.tsx';
import { PaymentCancelled } from '~/features/payments/outcome/payment-cancelled.tsx';
import { parsePurchase } from '~/features/payments/outcome/purchase.ts';
import type { Route } from './+types/cancel';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { search, searchParams } = new URL(request.url);
  // Whoever is logged out is not sent to log in only to hear what became of what they cancelled.
  const paymentId = readToken() === null ? null : searchParams.get('payment') || null;
  return { paymentId, purchase: parsePurchase(search) };
};

export default function Cancel({ loaderData: { paymentId, purchase } }: Route.ComponentProps) {
  return (
    <PageShell width="narrow">
      {paymentId ? (
        <CancelledWatch key={paymentId} paymentId={paymentId} purchase={purchase} />
      ) : (
        <PaymentCancelled purchase={purchase} certainty="unsaid" />
      )}
    </PageShell>
  );
}
