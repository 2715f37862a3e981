import { useRevalidator } from 'react-router';
import { paths } from '~/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import type { Problem } from './problem.ts';
import { WayOnLink } from './way-on-link.tsx';

/** Instead of a step that could not be loaded: why, and the way on. */
export const LoadProblem = ({ problem: { message, reason, wayOn } }: { problem: Problem }) =>
  wayOn === 'retry' ? (
    <div className="grid gap-6">
      <Notice tone="error">
        <p>{message}</p>
        {reason && reason !== message && <p className="text-soft">{reason}</p>}
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Retry />
      </div>
    </div>
  ) : (
    <Notice tone="info" sign={false} action={<WayOnLink wayOn={wayOn} />}>
      {message}
    </Notice>
  );

const Retry = () => {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <Button loading={state === 'loading'} onClick={revalidate}>
        Try again
      </Button>
      <ButtonLink to={paths.profile()} variant="secondary">
        My Profile
      </ButtonLink>
    </>
  );
};
