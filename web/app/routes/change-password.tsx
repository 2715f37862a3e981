import { messages } from '@pawsume/contract/messages';
import { load } from '~/api/load.ts';
import { loadMe } from '~/api/me.ts';
import { ChangePasswordForm } from '~/features/account/change-password-form.tsx';
import { SetPassword } from '~/features/account/set-password.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { Card } from '~/ui/card.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import type { Route } from './+types/change-password';

export const meta = () => pageTitle('Change Password');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(request, loadMe(), messages.profile.loadFailed);

export default function ChangePassword({ loaderData: { has_password, email } }: Route.ComponentProps) {
  return (
    <PageShell width="narrow">
      <Card className="grid gap-7">
        {has_password === false ? (
          <>
            <PageHeader title="Change Password" />
            <SetPassword email={email} />
          </>
        ) : (
          <>
            <PageHeader title="Change Password">
              Afterwards you log in again with the new one, on every device.
            </PageHeader>
            <ChangePasswordForm />
          </>
        )}
      </Card>
    </PageShell>
  );
}
