import type { ReactNode } from 'react';
import { useLoggedIn } from '~/api/session.ts';
import { paths } from '~/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import type { ButtonVariant } from '~/ui/button-style.ts';

interface Props {
  /** The screen to go to; somebody who is not logged in is led there over the login. */
  to: string;
  variant: ButtonVariant;
  children: ReactNode;
}

export const LinkOverLogin = ({ to, variant, children }: Props) => (
  <ButtonLink to={useLoggedIn() ? to : paths.login({ next: to })} variant={variant} size="large">
    {children}
  </ButtonLink>
);
