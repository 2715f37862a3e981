import { PageShell } from '~/features/layout/page-shell.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { PageHeader } from '~/ui/page-header.tsx';

export const meta = () => pageTitle('Personality, Training & Activities');

export default function Form2() {
  return (
    <PageShell width="form">
      <PageHeader title="Personality, Training & Activities" />
    </PageShell>
  );
}
