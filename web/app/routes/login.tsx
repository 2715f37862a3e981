import { replace, useRevalidator } from 'react-router';
import { acceptToken, refuseArrival } from '~/api/arrival.ts';
import { readSecondStep } from '~/api/second-step.ts';
import { signInStartedFor } from '~/api/sign-in-started.ts';
import { AuthScreen } from '~/features/auth/auth-screen.tsx';
import { LoginSkeleton } from '~/features/auth/login-skeleton.tsx';
import { safeNext } from '~/features/auth/next-path.ts';
import { SecondStep } from '~/features/auth/second-step.tsx';
import { SwitchAccount } from '~/features/auth/switch-account.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { publicMeta } from '~/features/layout/public-meta.ts';
import { tabTitle } from '~/lib/page-title.ts';
import { type LoginNotice, paths } from '~/paths.ts';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { Notice } from '~/ui/notice.tsx';
import type { Route } from './+types/login';

export const meta = () =>
  publicMeta({
    title: tabTitle('Login'),
    description: 'Log in or sign up to make a résumé for your pet. Creating and editing are free.',
    path: paths.login(),
  });

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const query = new URL(request.url).searchParams;
  const notice = query.get('notice');
  // Whoever was told to connect Google is led to where that is done.
  const onward = notice === ('google-email-taken' satisfies LoginNotice) ? paths.accountSecurity() : paths.profile();
  const next = safeNext(query.get('next')) ?? onward;
  // Back from Google without a session, one still goes where one was going to.
  const started = signInStartedFor();
  const arrival = await acceptToken();
  if (
    arrival.kind === 'none' &&
    notice !== null &&
    !query.has('next') &&
    started !== null &&
    started !== paths.profile()
  ) {
    // Whatever is said of it, known here or not, is said again there.
    throw replace(paths.login({ next: started, notice: notice as LoginNotice }));
  }
  if (arrival.kind === 'logged-in') throw replace(safeNext(arrival.next) ?? next);
  const step = readSecondStep();
  return { next: safeNext(step?.next ?? null) ?? next, notice, arrival, step };
};

/** Made ahead: the first thing seen, while it is settled who comes. */
export const HydrateFallback = () => (
  <PageShell width="narrow">
    <LoginSkeleton />
  </PageShell>
);

export default function Login({ loaderData: { next, notice, arrival, step } }: Route.ComponentProps) {
  return (
    <PageShell width="narrow">
      {arrival.kind === 'ask' && <SwitchAccount mine={arrival.mine} theirs={arrival.theirs} />}
      {arrival.kind === 'unsettled' && <ArrivalUnsettled message={arrival.message} />}
      {step && <SecondStep step={step} next={next} />}
      {!step && arrival.kind === 'none' && <AuthScreen next={next} notice={notice} />}
    </PageShell>
  );
}

/** A login that could not be finished, as without a connection: nothing happens until the person decides. */
const ArrivalUnsettled = ({ message }: { message: string }) => {
  const { revalidate, state } = useRevalidator();
  const giveUp = () => {
    refuseArrival();
    return revalidate();
  };
  return (
    <Card className="grid gap-5">
      <h1 className="text-3xl">Almost logged in</h1>
      <Notice tone="error">{message}</Notice>
      <div className="flex flex-wrap gap-3">
        <Button loading={state === 'loading'} onClick={revalidate}>
          Try again
        </Button>
        <Button variant="secondary" disabled={state === 'loading'} onClick={giveUp}>
          Log in another way
        </Button>
      </div>
    </Card>
  );
};
