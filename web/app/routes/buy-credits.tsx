import { PageShell } from '~/features/layout/page-shell.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { PageHeader } from '~/ui/page-header.tsx';

export const meta = () => pageTitle('Buy Credits');

export default function BuyCredits() {
  return (
    <PageShell width="wide">
      <PageHeader title="Buy Credits" />
    </PageShell>
  );
}
