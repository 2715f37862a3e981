import { messages } from '@pawsume/contract/messages';
import { listBilling } from '@pawsume/contract/payments';
import { send } from '~/api/client.ts';
import { Deferred } from '~/features/layout/deferred.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { BillingSkeleton } from '~/features/payments/billing-skeleton.tsx';
import { BillingTable } from '~/features/payments/billing-table.tsx';
import { NoBilling } from '~/features/payments/no-billing.tsx';
import { later } from '~/lib/later.ts';
import { pageTitle } from '~/lib/page-title.ts';
import { PageHeader } from '~/ui/page-header.tsx';
import type { Route } from './+types/billing-history';

export const meta = () => pageTitle('Billing History');

export const clientLoader = () => ({ records: later(send(listBilling)) });

export default function BillingHistory({ loaderData: { records } }: Route.ComponentProps) {
  return (
    <PageShell width="form">
      <PageHeader title="Billing History" />
      <Deferred promise={records} skeleton={<BillingSkeleton />} failed={messages.payments.billingFailed}>
        {(list) => (list.length === 0 ? <NoBilling /> : <BillingTable records={list} />)}
      </Deferred>
    </PageShell>
  );
}
