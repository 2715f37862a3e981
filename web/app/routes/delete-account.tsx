import { messages } from '@pawsume/contract/messages';
import { load } from '~/api/load.ts';
import { loadMe } from '~/api/me.ts';
import { DeleteAccountForm } from '~/features/account/delete-account-form.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { Card } from '~/ui/card.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import type { Route } from './+types/delete-account';

export const meta = () => pageTitle('Delete Account');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(request, loadMe(), messages.profile.loadFailed);

export default function DeleteAccount({ loaderData: user }: Route.ComponentProps) {
  return (
    <PageShell width="form">
      <Card className="grid gap-7">
        <PageHeader title="Delete Account" />
        <DeleteAccountForm user={user} />
      </Card>
    </PageShell>
  );
}
