import { getPaymentMethods, getPrices } from '@pawsume/contract/payments';
import { getResume } from '@pawsume/contract/resumes';
import { redirect } from 'react-router';
import { send } from '~/api/client.ts';
import { load } from '~/api/load.ts';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { PayForResume } from '~/features/payments/checkout/pay-for-resume.tsx';
import { pageTitle } from '~/lib/page-title.ts';
import { paths } from '~/paths.ts';
import type { Route } from './+types/payment-page';

export const meta = () => pageTitle('Pay for Résumé');

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const id = new URL(request.url).searchParams.get('resume_id');
  if (!id) throw redirect(paths.landing());
  const calls = Promise.all([send(getPrices), send(getPaymentMethods), send(getResume, { params: { id } })]);
  const [prices, methods, resume] = await load(request, calls);
  return { prices, methods, resume: { ...resume, id: Number(id) } };
};

export default function PaymentPage({ loaderData: { prices, methods, resume } }: Route.ComponentProps) {
  return (
    <PageShell width="narrow">
      <PayForResume resume={resume} prices={prices} methods={methods} priced />
    </PageShell>
  );
}
