import { getPrices } from '@pawsume/contract/pricing';
import { getResume } from '@pawsume/contract/resumes';
import { getMe } from '@pawsume/contract/users';
import { send } from '~/api/client.ts';
import { orLogin } from '~/api/or-login.ts';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { Balance } from '~/features/payments/balance.tsx';
import { BuyCredits } from '~/features/payments/buy-credits.tsx';
import { PayForResume } from '~/features/payments/pay-for-resume.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { Card } from '~/ui/card.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import type { Route } from './+types/buy-credits';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageTitle(loaderData?.resume ? 'Pay for Résumé' : 'Buy Credits');

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const id = new URL(request.url).searchParams.get('resume_id');
  const resume = id ? send(getResume, { params: { id } }) : null;
  const [prices, found, me] = await orLogin(request, Promise.all([send(getPrices), resume, send(getMe)]));
  return { prices, resume: found, credits: me.download_credits };
};

export default function BuyCreditsRoute({ loaderData: { prices, resume, credits } }: Route.ComponentProps) {
  return resume ? (
    <PageShell width="narrow">
      <Card className="grid gap-6">
        <PageHeader title="Pay for Résumé" />
        <PayForResume resume={resume} prices={prices} />
      </Card>
    </PageShell>
  ) : (
    <PageShell width="form">
      <PageHeader title="Buy Credits">
        <Balance credits={credits} />
      </PageHeader>
      <BuyCredits prices={prices} />
    </PageShell>
  );
}
