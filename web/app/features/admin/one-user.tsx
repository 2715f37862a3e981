import { Link } from 'react-router';
import { pathOf, type View } from './dashboard-view.ts';

/** Says that a list is kept to one user, and leads to the other list of that user and to the whole of this one. */
export const OneUser = ({ view: { tab, user }, name }: { view: View; name: string | undefined }) =>
  user === null ? null : (
    <p className="flex flex-wrap gap-x-5">
      <span className="py-2.5 wrap-break-word">
        <span>{tab === 'users' ? 'Only user' : 'Only résumés of user'}</span> <strong>{name ?? user}</strong>
      </span>
      <Link to={pathOf({ tab: tab === 'users' ? 'resumes' : 'users', user })} className={LINK}>
        {tab === 'users' ? 'Their résumés' : 'The user'}
      </Link>
      <Link to={pathOf({ tab })} className={LINK}>
        Show all
      </Link>
    </p>
  );

const LINK = 'inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4';
