import { getPrices } from '@pawsume/contract/payments';
import { priceSentence } from '@pawsume/contract/pricing';
import { send } from '~/api/client.ts';
import { load } from '~/api/load.ts';
import { loadMe } from '~/api/me.ts';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { Plan } from '~/features/payments/plan/plan.tsx';
import { YourPlan } from '~/features/payments/plan/your-plan.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { paths } from '~/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import type { Route } from './+types/payment-plan';

export const meta = () => pageTitle('Payment Plan');

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const [prices, me] = await load(request, Promise.all([send(getPrices), loadMe()]));
  return { prices, me };
};

export default function PaymentPlan({ loaderData: { prices, me } }: Route.ComponentProps) {
  return (
    <PageShell width="form">
      <PageHeader title="Payment Plan">
        {priceSentence(prices)} There is no subscription: nothing renews by itself.
      </PageHeader>
      <Plan prices={prices} />
      <YourPlan user={me} action={<ButtonLink to={paths.buyCredits()}>Buy Credits</ButtonLink>} />
    </PageShell>
  );
}
