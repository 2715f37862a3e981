import type { User } from '@pawsume/contract/users';
import { Link } from 'react-router';
import { useMediaQuery } from '~/lib/use-media-query.ts';
import { paths } from '~/paths.ts';
import { Badge } from '~/ui/badge.tsx';
import { Card } from '~/ui/card.tsx';
import { FactList } from '~/ui/fact-list.tsx';
import { ChevronDown, FileText, KeyRound, ReceiptText, ShieldCheck, UserX } from '../../ui/icons.tsx';
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

/** How somebody is reached, and everything about the account. On a phone the first is folded, unless something is missing. */
export const ProfileDetails = ({ user }: { user: User }) => {
  const isWide = useMediaQuery('(min-width: 40rem)');
  const facts = <FactList facts={factsOf(user)} />;
  return (
    <Card className="grid gap-5">
      {isWide ? (
        facts
      ) : (
        <details open={!user.is_profile_completed} className="group">
          <summary className="flex min-h-11 list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
            Contact data
            <ChevronDown aria-hidden className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180" />
          </summary>
          <div className="pt-3 pb-1">{facts}</div>
        </details>
      )}
      <AccountLinks />
    </Card>
  );
};

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
        <span>{label}</span>
      </Link>
    ))}
  </nav>
);
