import { PageShell } from '~/features/layout/page-shell.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { PageHeader } from '~/ui/page-header.tsx';

export const meta = () => pageTitle('Résumé');

export default function Resume() {
  return (
    <PageShell width="wide">
      <PageHeader title="Résumé" />
    </PageShell>
  );
}
