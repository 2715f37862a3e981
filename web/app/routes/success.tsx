import { toLogin } from '~/api/load.ts';
import { readToken } from '~/api/session.ts';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { OutcomeScreen } from '~/features/payments/outcome/outcome-screen.tsx';
import { PaymentWatch } from '~/features/payments/outcome/payment-watch.tsx';
import { parsePurchase } from '~/features/payments/outcome/purchase.ts';
import type { Route } from './+types/success';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { search, searchParams } = new URL(request.url);
  const paymentId = searchParams.get('payment') || null;
  if (paymentId && readToken() === null) throw toLogin(request);
  return { paymentId, purchase: parsePurchase(search) };
};

export default function Success({ loaderData: { paymentId, purchase } }: Route.ComponentProps) {
  return (
    <PageShell width="narrow">
      {paymentId ? (
        <PaymentWatch key={paymentId} paymentId={paymentId} purchase={purchase} />
      ) : (
        <OutcomeScreen outcome="paid" purchase={purchase} />
      )}
    </PageShell>
  );
}
