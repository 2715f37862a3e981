import { PageShell } from '~/features/layout/page-shell.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { PageHeader } from '~/ui/page-header.tsx';

export const meta = () => pageTitle('Owner Information');

export default function Form4() {
  return (
    <PageShell width="form">
      <PageHeader title="Owner Information" />
    </PageShell>
  );
}
