import { messages } from '@pawsume/contract/messages';
import { load } from '~/api/load.ts';
import { AskForLink } from '~/features/auth/ask-for-link.tsx';
import { readResetLink } from '~/features/auth/reset-link.ts';
import { ResetPasswordForm } from '~/features/auth/reset-password-form.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import type { ResetNotice } from '~/paths.ts';
import { Card } from '~/ui/card.tsx';
import { Notice } from '~/ui/notice.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import type { Route } from './+types/reset-password';

export const meta = () => pageTitle('New Password');

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  link: await load(request, readResetLink(), messages.password.linkFailed),
  wasRestored: new URL(request.url).searchParams.get('notice') === ('email-restored' satisfies ResetNotice),
});

export default function ResetPassword({ loaderData: { link, wasRestored } }: Route.ComponentProps) {
  return (
    <PageShell width="narrow">
      <Card className="grid gap-7">
        <PageHeader title="New Password">
          {link ? (
            <>
              For your account <strong className="wrap-anywhere">{link.username}</strong>. Afterwards you log in with
              it, on every device.
            </>
          ) : null}
        </PageHeader>
        {link && wasRestored && <Notice tone="success">{messages.account.emailRestoredNow}</Notice>}
        {link ? (
          <ResetPasswordForm link={link} />
        ) : (
          <Notice tone="error" action={<AskForLink />}>
            {messages.auth.linkInvalid}
          </Notice>
        )}
      </Card>
    </PageShell>
  );
}
