import { Link } from 'react-router';
import { paths } from '~/paths.ts';

// In a tab of their own: what is typed in the form must survive the reading.
const NewTab = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} target="_blank" className="text-link">
    {children}
    <span className="sr-only"> (opens in a new tab)</span>
  </Link>
);

/** What somebody who signs up agrees to. */
export const Agreement = () => (
  <p className="text-center text-[0.9375rem] text-soft">
    By signing up you agree to the <NewTab to={paths.terms()}>Terms</NewTab> and have read what we do with your data in{' '}
    <NewTab to={paths.privacy()}>Privacy</NewTab>.
  </p>
);
