import { PageShell } from '~/features/layout/page-shell.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { PageHeader } from '~/ui/page-header.tsx';

export const meta = () => pageTitle('Payment Cancelled');

export default function Cancel() {
  return (
    <PageShell width="narrow">
      <PageHeader title="Payment Cancelled" />
    </PageShell>
  );
}
