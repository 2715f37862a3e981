import { type ReactNode, Suspense, useEffect } from 'react';
import { Await, Navigate, useAsyncError, useLocation } from 'react-router';
import { hasStatus } from '~/api/api-error.ts';
import { messageOf } from '~/api/message-of.ts';
import { clearToken } from '~/api/session.ts';
import { paths } from '~/paths.ts';
import { NotLoaded } from '~/ui/not-loaded.tsx';

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
    <Await resolve={promise} errorElement={<Failure failed={failed} />}>
      {children}
    </Await>
  </Suspense>
);

const Failure = ({ failed }: { failed: string }) => {
  const error = useAsyncError();
  return hasStatus(error, 401) ? <SessionOver /> : <NotLoaded>{messageOf(error, failed)}</NotLoaded>;
};

const SessionOver = () => {
  const { pathname, search } = useLocation();
  useEffect(clearToken, []);
  return <Navigate to={paths.login({ next: pathname + search })} replace />;
};
