import { messages } from '@pawsume/contract/messages';
import { listBilling, listCredits } from '@pawsume/contract/payments';
import { type ReactNode, useState } from 'react';
import { send } from '~/api/client.ts';
import { Deferred } from '~/features/layout/deferred.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { BillingTable } from '~/features/payments/history/billing-table.tsx';
import { CreditList } from '~/features/payments/history/credit-list.tsx';
import { BillingSkeleton, NoBilling, NoCredits } from '~/features/payments/history/no-billing.tsx';
import { later } from '~/lib/later.ts';
import { pageTitle } from '~/lib/page-title.ts';
import { Button } from '~/ui/button.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import type { Route } from './+types/billing-history';

export const meta = () => pageTitle('Billing History');

export const clientLoader = () => {
  const billing = later(send(listBilling));
  const credits = later(send(listCredits));
  // The credits stand below the payments: shown before these have their room, they would jump.
  const placed = Promise.allSettled([billing]);
  return { billing, credits, placed };
};

export default function BillingHistory({ loaderData: { billing, credits, placed } }: Route.ComponentProps) {
  return (
    <PageShell width="form">
      <PageHeader title="Billing History" />
      <Deferred
        promise={billing}
        skeleton={<BillingSkeleton label="Loading billing history" />}
        failed={messages.payments.billingFailed}
      >
        {(list) =>
          list.length === 0 ? (
            <NoBilling />
          ) : (
            <LongList items={list}>{(shown) => <BillingTable records={shown} />}</LongList>
          )
        }
      </Deferred>
      <Deferred promise={placed} skeleton={null} failed={messages.payments.creditsFailed}>
        {() => (
          <section aria-labelledby="credits" className="grid gap-4">
            <h2 id="credits" className="text-2xl">
              Credits
            </h2>
            <Deferred
              promise={credits}
              skeleton={<BillingSkeleton label="Loading credits" />}
              failed={messages.payments.creditsFailed}
            >
              {(list) =>
                list.length === 0 ? (
                  <NoCredits />
                ) : (
                  <LongList items={list}>{(shown) => <CreditList records={shown} />}</LongList>
                )
              }
            </Deferred>
          </section>
        )}
      </Deferred>
    </PageShell>
  );
}

const FIRST = 20;

interface Props<T> {
  items: readonly T[];
  children: (shown: readonly T[]) => ReactNode;
}

/** The beginning of a list, and the rest when it is asked for. */
const LongList = <T,>({ items, children }: Props<T>) => {
  const [all, setAll] = useState(false);
  return (
    <>
      {children(all ? items : items.slice(0, FIRST))}
      {items.length > FIRST && (
        <Button
          variant="secondary"
          className="justify-self-center"
          aria-expanded={all}
          onClick={() => setAll((was) => !was)}
        >
          {all ? `Show the newest ${FIRST}` : `Show all ${items.length}`}
        </Button>
      )}
    </>
  );
};
