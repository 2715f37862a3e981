import { messages } from '@pawsume/contract/messages';
import { load } from '~/api/load.ts';
import { loadMe } from '~/api/me.ts';
import { useFreshProof } from '~/features/account/use-fresh-proof.tsx';
import { safeNext } from '~/features/auth/next-path.ts';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { EditProfileForm } from '~/features/profile/edit-profile-form.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { paths } from '~/paths.ts';
import { Card } from '~/ui/card.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import type { Route } from './+types/edit-profile';

export const meta = () => pageTitle('Edit Profile');

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  user: await load(request, loadMe(), messages.profile.loadFailed),
  next: safeNext(new URL(request.url).searchParams.get('next')) ?? paths.profile(),
});

export default function EditProfile({ loaderData: { user, next } }: Route.ComponentProps) {
  const { withProof, dialog } = useFreshProof({ hasPassword: user.has_password !== false });
  return (
    <PageShell width="form">
      <Card className="grid gap-7">
        <PageHeader title="Edit Profile" />
        <EditProfileForm user={user} next={next} withProof={withProof} />
      </Card>
      {dialog}
    </PageShell>
  );
}
