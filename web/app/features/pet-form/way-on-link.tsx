import { useLocation } from 'react-router';
import { paths } from '~/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import type { WayOn } from './problem.ts';

/** To where a failure can be mended; from the login the way leads back here. */
export const WayOnLink = ({ wayOn }: { wayOn: Exclude<WayOn, 'retry'> }) => {
  const { pathname, search } = useLocation();
  return wayOn === 'login' ? (
    <ButtonLink to={paths.login({ next: pathname + search })}>Login</ButtonLink>
  ) : (
    <ButtonLink to={paths.editProfile()}>Complete Profile</ButtonLink>
  );
};
