import { replace } from 'react-router';
import { settleArrival } from '~/api/arrival.ts';
import { ArrivalUnsettled } from '~/features/auth/arrival-unsettled.tsx';
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
  const notice = query.get('notice');
  // Whoever was told to connect Google is led to where that is done.
  const onward = notice === 'google-email-taken' ? paths.accountSecurity() : paths.profile();
  const next = safeNext(query.get('next')) ?? onward;
  const arrival = await settleArrival();
  if (arrival.kind === 'signed-in') throw replace(safeNext(arrival.next) ?? next);
  return { next, notice, arrival };
};

export default function Login({ loaderData: { next, notice, arrival } }: Route.ComponentProps) {
  return (
    <PageShell width="narrow">
      {arrival.kind === 'ask' && <SwitchAccount mine={arrival.mine} theirs={arrival.theirs} />}
      {arrival.kind === 'unsettled' && <ArrivalUnsettled sentence={arrival.sentence} />}
      {arrival.kind === 'none' && <AuthScreen next={next} notice={notice} />}
    </PageShell>
  );
}
