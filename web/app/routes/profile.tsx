import { PageShell } from '~/features/layout/page-shell.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { PageHeader } from '~/ui/page-header.tsx';

export const meta = () => pageTitle('My Profile');

export default function Profile() {
  return (
    <PageShell width="wide">
      <PageHeader title="My Profile" />
    </PageShell>
  );
}
