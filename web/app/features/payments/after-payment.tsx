import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useCountdown } from '~/lib/use-countdown.ts';
import { paths } from '~/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';

interface Props {
  mark: ReactNode;
  title: string;
  children: ReactNode;
  /** After how long the profile shows. */
  seconds: number;
}

/** Where the browser arrives after the payment page; leads on to the profile by itself. */
export const AfterPayment = ({ mark, title, children, seconds }: Props) => {
  const navigate = useNavigate();
  const left = useCountdown(seconds);
  useEffect(() => {
    if (left === 0) void navigate(paths.profile(), { replace: true });
  }, [left, navigate]);
  return (
    <Card className="mt-6 grid justify-items-center gap-4 text-center">
      {mark}
      <h1 className="text-3xl">{title}</h1>
      <div className="text-soft">{children}</div>
      <p role="timer" className="tabular-nums">
        Your profile opens in {left} {left === 1 ? 'second' : 'seconds'}.
      </p>
      <ButtonLink to={paths.profile()} replace>
        Go to Profile
      </ButtonLink>
    </Card>
  );
};
