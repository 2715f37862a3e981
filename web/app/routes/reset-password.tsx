import { messages } from '@pawsume/contract/messages';
import { readMailedToken } from '~/api/mailed-token.ts';
import { AskForLink } from '~/features/auth/ask-for-link.tsx';
import { ResetPasswordForm } from '~/features/auth/reset-password-form.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { patterns } from '~/paths.ts';
import { Card } from '~/ui/card.tsx';
import { Notice } from '~/ui/notice.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import type { Route } from './+types/reset-password';

export const meta = () => pageTitle('New Password');

export const clientLoader = () => ({ token: readMailedToken(patterns.resetPassword) });

export default function ResetPassword({ loaderData: { token } }: Route.ComponentProps) {
  return (
    <PageShell width="narrow">
      <Card className="grid gap-7">
        <PageHeader title="New Password">Afterwards you log in with it, on every device.</PageHeader>
        {token === null ? (
          <Notice tone="error" action={<AskForLink />}>
            {messages.auth.linkInvalid}
          </Notice>
        ) : (
          <ResetPasswordForm token={token} />
        )}
      </Card>
    </PageShell>
  );
}
