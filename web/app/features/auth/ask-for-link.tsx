import { paths } from '~/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';

/** The way on from a link to a new password that is used up or too old. */
export const AskForLink = () => (
  <ButtonLink to={paths.forgotPassword()} variant="secondary">
    Ask for a new link
  </ButtonLink>
);
