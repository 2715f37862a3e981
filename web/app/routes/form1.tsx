import { PageShell } from '~/features/layout/page-shell.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { PageHeader } from '~/ui/page-header.tsx';

export const meta = () => pageTitle('Pet Basic Information');

export default function Form1() {
  return (
    <PageShell width="form">
      <PageHeader title="Pet Basic Information" />
    </PageShell>
  );
}
