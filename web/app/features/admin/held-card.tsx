import type { HeldPayment } from '@pawsume/contract/admin';
import { formatPrice } from '@pawsume/contract/pricing';
import { PROVIDERS } from '@pawsume/contract/providers';
import { Button } from '~/ui/button.tsx';
import { FactList } from '~/ui/fact-list.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Copyable } from './copyable.tsx';
import { useCheckHeld } from './use-check-held.ts';
import { Moment } from './when.tsx';

export const HeldCard = ({ payment }: { payment: HeldPayment }) => {
  const { check, checking, answer } = useCheckHeld(payment);
  const { purpose, price, method } = heldFacts(payment);
  return (
    <li className="grid content-between gap-5 rounded-3xl bg-surface p-5 shadow-card sm:p-7">
      <div className="grid gap-5">
        <h2 className="text-2xl">{price}</h2>
        <FactList
          facts={[
            { label: 'Date', value: <Moment iso={payment.created_at} /> },
            { label: 'For', value: purpose },
            { label: 'User ID', value: payment.user_id },
            { label: 'Method', value: method },
          ]}
        />
        <FactList
          columns={1}
          facts={[
            { label: 'Reason', value: <Reason>{payment.reason}</Reason> },
            { label: 'ID at the provider', value: <ProviderId id={payment.provider_ref} /> },
          ]}
        />
        {answer && <Notice tone={answer.tone}>{answer.message}</Notice>}
      </div>
      <Button variant="secondary" loading={checking} onClick={check} className="justify-self-start">
        Check again
      </Button>
    </li>
  );
};

const Reason = ({ children }: { children: string }) => (
  <span className="block first-letter:uppercase">{children || 'Not known'}</span>
);

const ProviderId = ({ id }: { id: string | null }) =>
  id === null ? <span className="font-normal text-soft">Not known</span> : <Copyable value={id} label="the ID" />;

/** What a held payment was for, how much it was and how it was paid, in words. */
export const heldFacts = ({ kind, quantity, resume_id, amount, currency, provider }: HeldPayment) => ({
  purpose:
    kind === 'credits' ? `${quantity} ${quantity === 1 ? 'credit' : 'credits'}` : `Résumé ${resume_id ?? ''}`.trim(),
  // The code stands beside the sign: a wrong currency may be the very reason.
  price: `${formatPrice(amount, currency, 'always')} ${currency.toUpperCase()}`,
  method: PROVIDERS[provider].label,
});
