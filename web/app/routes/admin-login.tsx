import { AdminLoginForm } from '~/features/admin/admin-login-form.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { Card } from '~/ui/card.tsx';
import { PageHeader } from '~/ui/page-header.tsx';

export const meta = () => pageTitle('Admin Login');

export default function AdminLogin() {
  return (
    <PageShell width="narrow">
      <Card className="grid gap-7">
        <PageHeader title="Admin Login" />
        <AdminLoginForm />
      </Card>
    </PageShell>
  );
}
