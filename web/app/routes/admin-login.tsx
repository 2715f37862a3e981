import { readSecondStep } from '~/api/second-step.ts';
import { AdminLoginForm } from '~/features/admin/admin-login-form.tsx';
import { PasskeyButton } from '~/features/auth/passkey-button.tsx';
import { SecondStep } from '~/features/auth/second-step.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { paths } from '~/paths.ts';
import { Card } from '~/ui/card.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import type { Route } from './+types/admin-login';

export const meta = () => pageTitle('Admin Login');

export const clientLoader = () => ({ step: readSecondStep() });

export default function AdminLogin({ loaderData: { step } }: Route.ComponentProps) {
  if (step) {
    return (
      <PageShell width="narrow">
        <SecondStep step={step} next={paths.adminDashboard()} />
      </PageShell>
    );
  }
  return (
    <PageShell width="narrow">
      <Card className="grid gap-7">
        <PageHeader title="Admin Login" />
        <AdminLoginForm passkey={<PasskeyButton next={paths.adminDashboard()} />} />
      </Card>
    </PageShell>
  );
}
