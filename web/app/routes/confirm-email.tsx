import { useRevalidator } from 'react-router';
import { confirmAddress } from '~/features/auth/confirm-address.ts';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { paths } from '~/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { BySession } from '~/ui/by-session.tsx';
import { Card } from '~/ui/card.tsx';
import { Notice } from '~/ui/notice.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import type { Route } from './+types/confirm-email';

export const meta = () => pageTitle('Confirm Email');

export const clientLoader = () => confirmAddress();

export default function ConfirmEmail({ loaderData: { tone, message, again } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  const variant = again ? 'secondary' : 'primary';
  return (
    <PageShell width="narrow">
      <Card className="grid gap-6">
        <PageHeader title="Confirm Email" />
        <Notice tone={tone}>{message}</Notice>
        <div className="flex flex-wrap gap-3">
          {again && (
            <Button loading={state === 'loading'} onClick={revalidate}>
              Try again
            </Button>
          )}
          <BySession
            loggedIn={
              <ButtonLink to={paths.profile()} variant={variant}>
                My Profile
              </ButtonLink>
            }
            loggedOut={
              <ButtonLink to={paths.login()} variant={variant}>
                Login
              </ButtonLink>
            }
          />
        </div>
      </Card>
    </PageShell>
  );
}
