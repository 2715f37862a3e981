import { loginWithGoogle } from '@pawsume/contract/auth';
import { addressOf } from '~/api/request-of.ts';
import { rememberSignInStarted } from '~/api/sign-in-started.ts';
import { cx } from '~/lib/cx.ts';
import { buttonStyle } from '~/ui/button-style.ts';
import { GoogleMark } from '~/ui/google-mark.tsx';

/** Leaves the app: the server sends the browser on to Google. */
export const GoogleLink = ({ next }: { next: string }) => (
  <a
    href={addressOf(loginWithGoogle)}
    onClick={() => rememberSignInStarted(next)}
    className={cx(buttonStyle('secondary', 'large'), 'w-full')}
  >
    <GoogleMark />
    Continue with Google
  </a>
);
