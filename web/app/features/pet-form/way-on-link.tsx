import { useLocation } from 'react-router';
import { paths } from '~/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import type { WayOn } from './problem.ts';

/** To where a failure can be mended; from there the way leads back here. */
export const WayOnLink = ({ wayOn }: { wayOn: Exclude<WayOn, 'retry'> }) => {
  const { pathname, search } = useLocation();
  const next = pathname + search;
  return wayOn === 'login' ? (
    <ButtonLink to={paths.login({ next })}>Login</ButtonLink>
  ) : (
    <ButtonLink to={paths.editProfile({ next })}>Complete Profile</ButtonLink>
  );
};
