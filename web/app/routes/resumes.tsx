import { PageShell } from '~/features/layout/page-shell.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { PageHeader } from '~/ui/page-header.tsx';

export const meta = () => pageTitle('My Résumés');

export default function Resumes() {
  return (
    <PageShell width="wide">
      <PageHeader title="My Résumés" />
    </PageShell>
  );
}
