import { replace } from 'react-router';
import { acceptArrival, hasArrival, sessionAtStake } from '~/api/arrival.ts';
import { AuthScreen } from '~/features/auth/auth-screen.tsx';
import { safeNext } from '~/features/auth/next-path.ts';
import { SwitchAccount } from '~/features/auth/switch-account.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { paths } from '~/paths.ts';
import type { Route } from './+types/login';

export const meta = () => pageTitle('Login');

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const query = new URL(request.url).searchParams;
  const next = safeNext(query.get('next')) ?? paths.profile();
  const atStake = hasArrival() ? await sessionAtStake() : null;
  if (hasArrival() && atStake === null) throw replace(safeNext(await acceptArrival()) ?? next);
  return { next, atStake, googleUnavailable: query.get('notice') === 'google-unavailable' };
};

export default function Login({ loaderData: { next, atStake, googleUnavailable } }: Route.ComponentProps) {
  return (
    <PageShell width="narrow">
      {atStake ? (
        <SwitchAccount username={atStake.username} />
      ) : (
        <AuthScreen next={next} googleUnavailable={googleUnavailable} />
      )}
    </PageShell>
  );
}
