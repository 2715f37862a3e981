import { PageShell } from '~/features/layout/page-shell.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { PageHeader } from '~/ui/page-header.tsx';

export const meta = () => pageTitle('Pet Care, Grooming & Bond');

export default function Form5() {
  return (
    <PageShell width="form">
      <PageHeader title="Pet Care, Grooming & Bond" />
    </PageShell>
  );
}
