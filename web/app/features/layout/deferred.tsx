import { type ReactNode, Suspense, useEffect } from 'react';
import { Await, Navigate, useAsyncError, useLocation, useRevalidator } from 'react-router';
import { hasStatus } from '~/api/api-error.ts';
import { messageOf } from '~/api/message-of.ts';
import { clearToken } from '~/api/session.ts';
import { paths } from '~/paths.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';

interface Props<T> {
  /** From the loader, wrapped in `later`. */
  promise: Promise<T>;
  /** The shape of what is coming. */
  skeleton: ReactNode;
  /** What to say when it does not come and the server gives no reason. */
  failed: string;
  children: (value: T) => ReactNode;
}

/** A part of a screen that arrives after the rest, or says why not. */
export const Deferred = <T,>({ promise, skeleton, failed, children }: Props<T>) => (
  <Suspense fallback={skeleton}>
    <Await resolve={promise} errorElement={<NotLoaded failed={failed} />}>
      {children}
    </Await>
  </Suspense>
);

const NotLoaded = ({ failed }: { failed: string }) => {
  const error = useAsyncError();
  const { revalidate, state } = useRevalidator();
  if (hasStatus(error, 401)) return <SessionOver />;
  return (
    <Notice
      tone="error"
      action={
        <Button variant="secondary" loading={state === 'loading'} onClick={revalidate}>
          Try again
        </Button>
      }
    >
      {messageOf(error, failed)}
    </Notice>
  );
};

const SessionOver = () => {
  const { pathname, search } = useLocation();
  useEffect(clearToken, []);
  return <Navigate to={paths.login({ next: pathname + search })} replace />;
};
