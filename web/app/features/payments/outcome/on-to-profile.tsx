import { messages } from '@pawsume/contract/messages';
import { type ReactNode, useEffect } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useCountdown } from '~/lib/use-countdown.ts';
import { paths } from '~/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';

interface Props {
  /** After how long the profile shows. */
  seconds: number;
  /** Somebody is busy here: nothing happens by itself any more. */
  stays: boolean;
  /** What matters more than the profile. */
  main?: ReactNode;
  /** Other ways to go. */
  children?: ReactNode;
}

/** Leads on to the profile by itself, unless somebody does something here or goes elsewhere. */
export const OnToProfile = ({ seconds, stays, main, children }: Props) => {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const left = useCountdown(seconds);
  const isOver = left === 0 && !stays && state === 'idle';
  useEffect(() => {
    if (isOver) void navigate(paths.profile(), { replace: true });
  }, [isOver, navigate]);
  return (
    <>
      {main}
      <p role="timer" className="tabular-nums">
        {stays ? messages.payments.staysHere : `Your profile opens in ${left} ${left === 1 ? 'second' : 'seconds'}.`}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.profile()} variant={main ? 'secondary' : 'primary'} replace>
          Go to Profile
        </ButtonLink>
        {children}
      </div>
    </>
  );
};
