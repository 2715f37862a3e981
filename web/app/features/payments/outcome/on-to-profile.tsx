import { type ReactNode, useEffect } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useCountdown } from '~/lib/use-countdown.ts';
import { paths } from '~/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';

interface Props {
  /** After how long the profile shows. */
  seconds: number;
  /** Other ways to go. */
  children?: ReactNode;
}

/** Leads on to the profile by itself, unless somebody goes elsewhere. */
export const OnToProfile = ({ seconds, children }: Props) => {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const left = useCountdown(seconds);
  const idle = state === 'idle';
  useEffect(() => {
    if (left === 0 && idle) void navigate(paths.profile(), { replace: true });
  }, [left, idle, navigate]);
  return (
    <>
      <p role="timer" className="tabular-nums">
        Your profile opens in {left} {left === 1 ? 'second' : 'seconds'}.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.profile()} replace>
          Go to Profile
        </ButtonLink>
        {children}
      </div>
    </>
  );
};
