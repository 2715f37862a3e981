import { FileText, KeyRound, ReceiptText, ShieldCheck, UserX } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '~/paths.ts';

const LINKS = [
  { to: paths.resumes(), label: 'My Résumés', Icon: FileText },
  { to: paths.billingHistory(), label: 'Billing History', Icon: ReceiptText },
  { to: paths.changePassword(), label: 'Change Password', Icon: KeyRound },
  { to: paths.accountSecurity(), label: 'Account & Security', Icon: ShieldCheck },
  { to: paths.deleteAccount(), label: 'Delete Account', Icon: UserX },
] as const;

/** The other screens of the account. */
export const AccountLinks = () => (
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
