import { ForgotPasswordForm } from '~/features/auth/forgot-password-form.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { Card } from '~/ui/card.tsx';
import { PageHeader } from '~/ui/page-header.tsx';

export const meta = () => pageTitle('Forgot Password');

export default function ForgotPassword() {
  return (
    <PageShell width="narrow">
      <Card className="grid gap-7">
        <PageHeader title="Forgot Password">
          Tell us the email address of your account. We mail you a link to set a new password.
        </PageHeader>
        <ForgotPasswordForm />
      </Card>
    </PageShell>
  );
}
