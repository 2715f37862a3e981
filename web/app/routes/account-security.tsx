import { listSessions } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { getSecondFactor } from '@pawsume/contract/second-factor';
import { useState } from 'react';
import { send } from '~/api/client.ts';
import { load } from '~/api/load.ts';
import { loadMe } from '~/api/me.ts';
import { DownloadData } from '~/features/account/download-data.tsx';
import { GoogleConnection } from '~/features/account/google-connection.tsx';
import { CodesDialog } from '~/features/account/recovery-codes.tsx';
import { SecondFactorCards } from '~/features/account/second-factor-cards.tsx';
import { SessionList, SessionSkeleton } from '~/features/account/session-list.tsx';
import { Deferred } from '~/features/layout/deferred.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { later } from '~/lib/later.ts';
import { pageTitle } from '~/lib/page-title.ts';
import { paths } from '~/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { Section } from '~/ui/section.tsx';
import type { Route } from './+types/account-security';

export const meta = () => pageTitle('Account & Security');

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const factors = later(send(getSecondFactor));
  const sessions = later(send(listSessions));
  const me = await load(request, loadMe(), messages.profile.loadFailed);
  return { me, factors, sessions };
};

export default function AccountSecurity({ loaderData: { me, factors, sessions } }: Route.ComponentProps) {
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <PageShell width="form">
      <PageHeader
        title="Account & Security"
        actions={
          <ButtonLink to={paths.profile()} variant="secondary">
            Back to Profile
          </ButtonLink>
        }
      />
      <Section title="Logging in">
        <GoogleConnection user={me} />
        <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 sm:p-7">
          <p className="font-semibold">Password</p>
          <ButtonLink to={paths.changePassword()} variant="secondary">
            {me.has_password === false ? 'Set a Password' : 'Change Password'}
          </ButtonLink>
        </Card>
      </Section>
      <Section title="Passkeys and second step">
        <Deferred
          promise={factors}
          skeleton={<SessionSkeleton label="Loading your passkeys" />}
          failed={messages.factor.loadFailed}
        >
          {(set) => <SecondFactorCards user={me} factors={set} onCodes={setCodes} />}
        </Deferred>
      </Section>
      <Section title="Where you are logged in">
        <Deferred promise={sessions} skeleton={<SessionSkeleton />} failed={messages.account.sessionsFailed}>
          {(list) => <SessionList sessions={list} />}
        </Deferred>
      </Section>
      <Section title="Your data">
        <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 sm:p-7">
          <p className="min-w-0 flex-1 basis-48">
            Everything we have stored about you and your pets, with the pictures, in one archive.
          </p>
          <DownloadData />
        </Card>
        <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 sm:p-7">
          <p className="min-w-0 flex-1 basis-48">Your account and all it holds can be deleted at any time.</p>
          <ButtonLink to={paths.deleteAccount()} variant="secondary">
            Delete Account
          </ButtonLink>
        </Card>
      </Section>
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </PageShell>
  );
}
