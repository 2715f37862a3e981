import { Outlet, redirect } from 'react-router';
import { hasArrival } from '~/api/arrival.ts';
import { toLogin } from '~/api/load.ts';
import { readToken } from '~/api/session.ts';
import { paths } from '~/paths.ts';
import type { Route } from './+types/logged-in';

// Middleware, not a loader: loaders of a branch run at the same time, and no screen may ask before this has answered.
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => {
    if (hasArrival()) throw redirect(paths.login());
    if (readToken() === null) throw toLogin(request);
  },
];

/** All screens that need a login stand below this one. Only presence of a token is checked; the server judges it. */
export default function LoggedIn() {
  return <Outlet />;
}
