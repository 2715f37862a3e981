import type { HeldPayment } from '@pawsume/contract/admin';
import { messages } from '@pawsume/contract/messages';
import { EmptyState } from '~/ui/empty-state.tsx';
import { HeldCard } from './held-card.tsx';
import type { Loaded } from './load-dashboard.ts';
import { LoadedList } from './loaded-list.tsx';

export const HeldPayments = ({ loaded }: { loaded: Loaded<HeldPayment[]> }) => (
  <LoadedList loaded={loaded} loading="Loading held payments">
    {(payments) =>
      payments.length === 0 ? (
        <EmptyState title={messages.admin.noHeld} action={null}>
          Money that does not fit what was asked for is kept here until somebody has looked at it.
        </EmptyState>
      ) : (
        <>
          <p>{messages.admin.refundFirst}</p>
          <ul aria-label="Held Payments" className="grid gap-5 lg:grid-cols-2">
            {payments.map((payment) => (
              <HeldCard key={payment.payment_id} payment={payment} />
            ))}
          </ul>
        </>
      )
    }
  </LoadedList>
);
