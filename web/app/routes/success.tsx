import { PageShell } from '~/features/layout/page-shell.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { PageHeader } from '~/ui/page-header.tsx';

export const meta = () => pageTitle('Payment Successful');

export default function Success() {
  return (
    <PageShell width="narrow">
      <PageHeader title="Payment Successful" />
    </PageShell>
  );
}
