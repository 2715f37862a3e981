import { PageShell } from '~/features/layout/page-shell.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { PageHeader } from '~/ui/page-header.tsx';

export const meta = () => pageTitle('Edit Résumé');

export default function EditResume() {
  return (
    <PageShell width="form">
      <PageHeader title="Edit Résumé" />
    </PageShell>
  );
}
