import { messages } from '@pawsume/contract/messages';
import { buyCreditsByCard } from '@pawsume/contract/payments';
import { formatPrice, PACKS, type PackQuantity, type PriceTable, packPrice } from '@pawsume/contract/pricing';
import { useSend } from '~/api/or-login.ts';
import { Notice } from '~/ui/notice.tsx';
import { PackCard } from './pack-card.tsx';
import { useCheckout } from './use-checkout.ts';

export const BuyCredits = ({ prices }: { prices: PriceTable }) => {
  const send = useSend();
  const { opening, failure, begin } = useCheckout({
    open: (quantity: PackQuantity) => send(buyCreditsByCard, { body: { quantity } }),
    sentences: { failed: messages.payments.buyFailed, urlMissing: messages.payments.stripeUrlMissing },
  });
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        {PACKS.map((quantity) => (
          <PackCard
            key={quantity}
            quantity={quantity}
            price={formatPrice(packPrice(prices, quantity))}
            currency={prices.currency}
            opening={opening === quantity}
            disabled={opening !== null}
            onBuy={() => begin(quantity)}
          />
        ))}
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
    </div>
  );
};
