import { type ReactNode, Suspense, useEffect } from 'react';
import { Await, Navigate, useAsyncError, useLocation } from 'react-router';
import { hasStatus } from '~/api/api-error.ts';
import { messageOf } from '~/api/message-of.ts';
import { clearToken } from '~/api/session.ts';
import { paths } from '~/paths.ts';
import { NotLoaded } from '~/ui/not-loaded.tsx';
import { KeepsRoom } from '~/ui/skeleton.tsx';

interface Props<T> {
  /** From the loader, wrapped in `later`. */
  promise: Promise<T>;
  /** The shape of what is coming. */
  skeleton: ReactNode;
  /** What to say when it does not come and the server gives no reason. */
  failed: string;
  /** What stands below stays where it is when it does not come. */
  keepsRoom?: boolean;
  children: (value: T) => ReactNode;
}

/** A part of a screen that arrives after the rest, or says why not. */
export const Deferred = <T,>({ promise, skeleton, failed, keepsRoom = false, children }: Props<T>) => (
  <Suspense fallback={skeleton}>
    <Await resolve={promise} errorElement={<Failure failed={failed} room={keepsRoom && skeleton} />}>
      {children}
    </Await>
  </Suspense>
);

const Failure = ({ failed, room }: { failed: string; room: ReactNode }) => {
  const error = useAsyncError();
  if (hasStatus(error, 401)) return <SessionOver />;
  return (
    <div className="grid items-start *:col-start-1 *:row-start-1">
      {room && (
        <div aria-hidden className="invisible">
          <KeepsRoom value={true}>{room}</KeepsRoom>
        </div>
      )}
      <NotLoaded>{messageOf(error, failed)}</NotLoaded>
    </div>
  );
};

const SessionOver = () => {
  const { pathname, search } = useLocation();
  useEffect(clearToken, []);
  return <Navigate to={paths.login({ next: pathname + search })} replace />;
};
