import { messages } from '@pawsume/contract/messages';
import type { PaymentMethods } from '@pawsume/contract/payments';
import { PACKS, type PackQuantity, type PriceTable } from '@pawsume/contract/pricing';
import { PROVIDERS } from '@pawsume/contract/providers';
import { useSend } from '~/api/use-send.ts';
import { Notice } from '~/ui/notice.tsx';
import { TestNote, UnavailableNote } from './method-notes.tsx';
import { PackCard } from './pack-card.tsx';
import { useCheckout } from './use-checkout.ts';

interface Props {
  prices: PriceTable;
  methods: PaymentMethods;
  /** In credits. `owed`: used, and refunded afterwards. */
  account: { balance: number; owed: number };
}

export const BuyCredits = ({ prices, methods, account }: Props) => {
  const send = useSend();
  const { buttonProps, failureOf } = useCheckout({
    methods,
    open: (provider, quantity: PackQuantity) => send(PROVIDERS[provider].calls.buyCredits, { body: { quantity } }),
    failed: () => messages.payments.buyFailed,
  });
  return (
    <div className="grid gap-5">
      {account.owed > 0 && <Notice tone="info">{messages.payments.owed(account.owed)}</Notice>}
      <div className="grid gap-5 sm:grid-cols-2">
        {PACKS.map((quantity) => (
          <PackCard
            key={quantity}
            quantity={quantity}
            prices={prices}
            buttonProps={(provider) => buttonProps(provider, quantity)}
            settles={describeSettlement(quantity, account)}
          >
            {failureOf(quantity) && <Notice tone="error">{failureOf(quantity)}</Notice>}
            <UnavailableNote methods={methods} what={quantity} />
          </PackCard>
        ))}
      </div>
      <TestNote methods={methods} />
    </div>
  );
};

/** What becomes of a pack for somebody who owes credits; null for everybody else. */
export const describeSettlement = (
  credits: number,
  { owed, balance }: { owed: number; balance: number },
): string | null => {
  if (owed === 0) return null;
  const left = Math.max(0, balance + credits - owed);
  return messages.payments.willSettle({ settled: Math.min(owed, credits), credits, left });
};
