import { messages } from '@pawsume/contract/messages';
import { load } from '~/api/load.ts';
import { loadMe } from '~/api/me.ts';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { EditProfileForm } from '~/features/profile/edit-profile-form.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { Card } from '~/ui/card.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import type { Route } from './+types/edit-profile';

export const meta = () => pageTitle('Edit Profile');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(request, loadMe(), messages.profile.loadFailed);

export default function EditProfile({ loaderData: user }: Route.ComponentProps) {
  return (
    <PageShell width="form">
      <Card className="grid gap-7">
        <PageHeader title="Edit Profile" />
        <EditProfileForm user={user} />
      </Card>
    </PageShell>
  );
}
