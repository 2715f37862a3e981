import { PageShell } from '~/features/layout/page-shell.tsx';
import { ChangePasswordForm } from '~/features/profile/change-password-form.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { Card } from '~/ui/card.tsx';
import { PageHeader } from '~/ui/page-header.tsx';

export const meta = () => pageTitle('Change Password');

export default function ChangePassword() {
  return (
    <PageShell width="narrow">
      <Card className="grid gap-7">
        <PageHeader title="Change Password">Afterwards you log in again with the new one, on every device.</PageHeader>
        <ChangePasswordForm />
      </Card>
    </PageShell>
  );
}
