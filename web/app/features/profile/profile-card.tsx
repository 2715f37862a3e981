import type { User } from '@pawsume/contract/users';
import { paths } from '~/paths.ts';
import { Badge } from '~/ui/badge.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { FactList } from '~/ui/fact-list.tsx';
import { Picture } from '~/ui/picture.tsx';
import { AccountLinks } from './account-links.tsx';
import { EmailAddress } from './email-address.tsx';
import { LogoutButton } from './logout-button.tsx';

const factsOf = (user: User) => [
  { label: 'Email', value: user.email && <EmailAddress user={user} /> },
  { label: 'Username', value: user.username },
  { label: 'Profession', value: user.profession },
  { label: 'Phone', value: user.phone },
  { label: 'Address', value: user.address },
  {
    label: 'Profile Complete',
    value: (
      <Badge tone={user.is_profile_completed ? 'leaf' : 'marigold'}>{user.is_profile_completed ? 'Yes' : 'No'}</Badge>
    ),
  },
];

/** Who is signed in, and everything about the account. */
export const ProfileCard = ({ user }: { user: User }) => (
  <div className="grid gap-5 lg:grid-cols-[1fr_17rem]">
    <Card className="grid gap-7">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Picture url={user.picture} className="size-24 shrink-0 rounded-full sm:size-28" />
        <div className="grid min-w-0 flex-1 basis-64 gap-3">
          <h2 className="text-2xl break-words sm:text-3xl">{user.name || user.username}</h2>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={paths.editProfile()} variant={user.is_profile_completed ? 'secondary' : 'primary'}>
              {user.is_profile_completed ? 'Edit Profile' : 'Complete Profile'}
            </ButtonLink>
            <LogoutButton />
          </div>
        </div>
      </div>
      <FactList facts={factsOf(user)} />
      <AccountLinks />
    </Card>
    <Credits credits={user.download_credits} />
  </div>
);

const Credits = ({ credits }: { credits: number }) => (
  <Card className="grid content-center justify-items-center gap-1 text-center">
    <p className="font-display text-6xl leading-none font-semibold text-leaf tabular-nums">{credits}</p>
    <h2 className="font-sans text-lg">Download Credits</h2>
    <p className="mt-1 mb-4 text-soft">Creating and editing is free. Credits are for downloads.</p>
    <ButtonLink to={paths.buyCredits()} variant="secondary">
      Buy Credits
    </ButtonLink>
  </Card>
);
