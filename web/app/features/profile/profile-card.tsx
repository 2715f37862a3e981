import type { User } from '@pawsume/contract/users';
import { FileText, KeyRound, LogOut, ReceiptText, ShieldCheck, UserX } from 'lucide-react';
import { Link } from 'react-router';
import { useLogOut } from '~/api/use-log-out.ts';
import { paths } from '~/paths.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { FactList } from '~/ui/fact-list.tsx';
import { Picture } from '~/ui/picture.tsx';
import { EmailAddress } from './email-address.tsx';

const LINKS = [
  { to: paths.resumes(), label: 'My Résumés', Icon: FileText },
  { to: paths.billingHistory(), label: 'Billing History', Icon: ReceiptText },
  { to: paths.changePassword(), label: 'Change Password', Icon: KeyRound },
  { to: paths.accountSecurity(), label: 'Account & Security', Icon: ShieldCheck },
  { to: paths.deleteAccount(), label: 'Delete Account', Icon: UserX },
] as const;

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

/** Who is logged in, and everything about the account. */
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

/** The other screens of the account. */
const AccountLinks = () => (
  <nav
    aria-label="Account"
    className="-mx-3 -mb-2 grid border-t border-line pt-3 min-[26rem]:grid-cols-2 sm:flex sm:flex-wrap"
  >
    {LINKS.map(({ to, label, Icon }) => (
      <Link
        key={to}
        to={to}
        className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold hover:bg-leaf-tint"
      >
        <Icon aria-hidden className="size-4.5 shrink-0 text-soft" />
        {label}
      </Link>
    ))}
  </nav>
);

const LogoutButton = () => (
  <Button variant="ghost" onClick={useLogOut()}>
    <LogOut aria-hidden className="size-4.5 shrink-0 text-soft" />
    Logout
  </Button>
);
