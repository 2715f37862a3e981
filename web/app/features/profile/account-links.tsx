import { FileText, KeyRound, ReceiptText, UserX } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '~/paths.ts';
import { accountLinkStyle } from './account-link-style.ts';
import { LogoutButton } from './logout-button.tsx';

const LINKS = [
  { to: paths.resumes(), label: 'My Résumés', Icon: FileText },
  { to: paths.billingHistory(), label: 'Billing History', Icon: ReceiptText },
  { to: paths.changePassword(), label: 'Change Password', Icon: KeyRound },
  { to: paths.deleteAccount(), label: 'Delete Account', Icon: UserX },
] as const;

/** The screens of the account, and the way out. */
export const AccountLinks = () => (
  <nav
    aria-label="Account"
    className="-mx-3 -mb-2 grid grid-cols-1 border-t border-line pt-3 min-[22rem]:grid-cols-2 sm:flex sm:flex-wrap"
  >
    {LINKS.map(({ to, label, Icon }) => (
      <Link key={to} to={to} className={accountLinkStyle}>
        <Icon aria-hidden className="size-4.5 shrink-0 text-soft" />
        {label}
      </Link>
    ))}
    <LogoutButton />
  </nav>
);
