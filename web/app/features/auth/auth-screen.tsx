import { loginWithGoogle } from '@pawsume/contract/auth';
import { BRAND } from '@pawsume/contract/brand';
import { messages } from '@pawsume/contract/messages';
import { type ReactNode, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { addressOf } from '~/api/request-of.ts';
import { rememberSignInStarted } from '~/api/sign-in-started.ts';
import { cx } from '~/lib/cx.ts';
import { type LoginNotice, paths } from '~/paths.ts';
import { Dog } from '~/ui/art/dog.tsx';
import { Portrait } from '~/ui/art/portrait.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { buttonStyle } from '~/ui/button-style.ts';
import { GoogleMark } from '~/ui/google-mark.tsx';
import { Notice, type Tone } from '~/ui/notice.tsx';
import { PortraitCard } from '~/ui/portrait-card.tsx';
import { LoginForm } from './login-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { SignUpForm } from './sign-up-form.tsx';

interface Said {
  tone: Tone;
  message: string;
}

const NOTICES: Record<LoginNotice, Said> = {
  'google-unavailable': { tone: 'info', message: messages.auth.googleUnavailable },
  'google-failed': { tone: 'error', message: messages.auth.googleFailed },
  'google-email-taken': { tone: 'info', message: messages.auth.googleEmailTaken },
  'password-reset': { tone: 'success', message: messages.auth.passwordReset },
};

interface Props {
  /** Where to go once logged in. */
  next: string;
  /** What to say first; see loginNotice. */
  notice?: string | null;
  /** For somebody who is led here in the middle of something else: sign-up comes first. */
  purpose?: {
    signUp: string;
    logIn: string;
    explained: string;
    portrait: ReactNode;
    back: { to: string; label: string };
  };
}

/** Login and Sign Up, one at a time. */
export const AuthScreen = ({ next, notice: name = null, purpose }: Props) => {
  const [mode, setMode] = useState<'login' | 'sign-up'>(purpose ? 'sign-up' : 'login');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isLogin = mode === 'login';
  const notice = loginNotice(name);
  const go = () => navigate(next, { replace: true });
  // The login screen has the other half of a login.
  const goHalfway = () => (purpose ? navigate(paths.login({ next })) : revalidate());
  const title = isLogin ? (purpose?.logIn ?? 'Welcome back') : (purpose?.signUp ?? `Join ${BRAND}`);
  const back = purpose?.back ?? { to: paths.landing(), label: 'Back to Home' };
  return (
    <PortraitCard
      portrait={
        purpose?.portrait ?? (
          <Portrait className="size-full">
            <Dog />
          </Portrait>
        )
      }
    >
      <div className="text-center">
        <h1 className="text-3xl wrap-anywhere">{title}</h1>
        {purpose && <p className="mt-2 text-soft">{purpose.explained}</p>}
        <p className="mt-1 text-soft">
          <span>{isLogin ? 'New here?' : 'Already with us?'}</span>{' '}
          <button
            type="button"
            className="min-h-11 px-1 text-link"
            onClick={() => setMode(isLogin ? 'sign-up' : 'login')}
          >
            {isLogin ? 'Sign Up' : 'Login'}
          </button>
        </p>
      </div>
      {notice && <Notice tone={notice.tone}>{notice.message}</Notice>}
      {isLogin ? <LoginForm onDone={go} onHalfDone={goHalfway} /> : <SignUpForm onDone={go} />}
      <div className="grid gap-3 border-t border-line pt-6">
        <GoogleLink next={next} />
        {isLogin && <PasskeyButton next={next} autofill />}
        <ButtonLink to={back.to} variant="ghost">
          {back.label}
        </ButtonLink>
      </div>
    </PortraitCard>
  );
};

/** Leaves the app: the server sends the browser on to Google. */
const GoogleLink = ({ next }: { next: string }) => (
  <a
    href={addressOf(loginWithGoogle)}
    onClick={() => rememberSignInStarted(next)}
    className={cx(buttonStyle('secondary', 'large'), 'w-full')}
  >
    <GoogleMark />
    Continue with Google
  </a>
);

const isNotice = (name: string): name is LoginNotice => Object.hasOwn(NOTICES, name);

/** What the login screen says first to somebody who was sent there with `?notice=`. */
const loginNotice = (name: string | null): Said | null => (name !== null && isNotice(name) ? NOTICES[name] : null);
