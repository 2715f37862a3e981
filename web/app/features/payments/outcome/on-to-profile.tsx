import { messages } from '@pawsume/contract/messages';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { paths } from '~/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';

const SECOND_MS = 1000;

/** Counts down whole seconds. Answers how many are left; 0 once the time is over. */
const useCountdown = (seconds: number): number => {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * SECOND_MS;
    // Read from the clock: a tab in the background is woken late.
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, SECOND_MS / 4);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
};

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
