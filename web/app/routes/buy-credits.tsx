import { getCreditsOwed, getPaymentMethods, getPrices } from '@pawsume/contract/payments';
import { getResume } from '@pawsume/contract/resumes';
import { send } from '~/api/client.ts';
import { load } from '~/api/load.ts';
import { loadMe } from '~/api/me.ts';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { BuyCredits } from '~/features/payments/checkout/buy-credits.tsx';
import { PayForResume } from '~/features/payments/checkout/pay-for-resume.tsx';
import { YourPlan } from '~/features/payments/plan/your-plan.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { paths } from '~/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import type { Route } from './+types/buy-credits';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageTitle(loaderData?.resume ? 'Pay for Résumé' : 'Buy Credits');

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const id = new URL(request.url).searchParams.get('resume_id');
  const found = id ? send(getResume, { params: { id } }) : null;
  // Prices can be shown without it.
  const owing = send(getCreditsOwed).then(
    ({ credits_owed }) => credits_owed,
    () => 0,
  );
  const calls = Promise.all([send(getPrices), send(getPaymentMethods), loadMe(), owing, found]);
  const [prices, methods, me, owed, resume] = await load(request, calls);
  return { prices, methods, me, owed, resume: resume && { ...resume, id: Number(id) } };
};

export default function BuyCreditsRoute({ loaderData: { prices, methods, me, owed, resume } }: Route.ComponentProps) {
  return resume ? (
    <PageShell width="narrow">
      <PayForResume resume={resume} prices={prices} methods={methods} />
    </PageShell>
  ) : (
    <PageShell width="form">
      <PageHeader title="Buy Credits" />
      <BuyCredits prices={prices} methods={methods} account={{ balance: me.download_credits, owed }} />
      <YourPlan
        user={me}
        action={
          <ButtonLink to={paths.paymentPlan()} variant="secondary">
            Upgrade Plan
          </ButtonLink>
        }
      />
    </PageShell>
  );
}
