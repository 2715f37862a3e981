import { PageShell } from '~/features/layout/page-shell.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { PageHeader } from '~/ui/page-header.tsx';

export const meta = () => pageTitle('Rental, Adoption, Travel & References');

export default function Form3() {
  return (
    <PageShell width="form">
      <PageHeader title="Rental, Adoption, Travel & References" />
    </PageShell>
  );
}
