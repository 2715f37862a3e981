import { BRAND } from '@pawsume/contract/brand';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '~/paths.ts';
import { Part, Points } from './legal-page.tsx';

const To = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="text-link">
    {children}
  </Link>
);

export const YourRights = () => (
  <Part title="Your rights">
    <Points>
      <li>
        <strong>See and take along:</strong> <To to={paths.accountSecurity()}>download all your data</To>, as JSON with
        your pictures and proofs.
      </li>
      <li>
        <strong>Correct:</strong> <To to={paths.editProfile()}>edit your profile</To>, and your pets and résumés at any
        time.
      </li>
      <li>
        <strong>Delete:</strong> <To to={paths.deleteAccount()}>delete your account</To>. It takes effect at once.
      </li>
      <li>
        <strong>Ask or complain:</strong> write to {BRAND}, Canada; see{' '}
        <To to={paths.landing('contact-us')}>Contact us</To>. You may also turn to the Office of the Privacy
        Commissioner of Canada.
      </li>
    </Points>
  </Part>
);
