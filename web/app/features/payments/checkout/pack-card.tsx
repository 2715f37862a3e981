import { PROVIDER_NAMES, type ProviderName } from '@pawsume/contract/payments';
import { eachSentence, formatPrice, type PackQuantity, type PriceTable, packPrice } from '@pawsume/contract/pricing';
import { PROVIDERS } from '@pawsume/contract/providers';
import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { CreditCard } from '../../../ui/icons.tsx';
import { Perks } from '../plan/perks.tsx';

const [MAIN, ...OTHERS] = PROVIDER_NAMES;
const PERKS = ['Create unlimited résumés', 'Unlimited edits', 'PDF download'] as const;

interface Props {
  quantity: PackQuantity;
  prices: PriceTable;
  buttonProps: (provider: ProviderName) => ComponentProps<typeof Button>;
  /** What part of it is owed; null where none is. */
  settles: string | null;
  /** What there is to say of the buttons, below them. */
  children: ReactNode;
}

export const PackCard = ({ quantity, prices, buttonProps, settles, children }: Props) => {
  const single = quantity === 1;
  const title = single ? '1 Resume Credit' : `${quantity} Resume Credits`;
  return (
    <Card className="grid content-start justify-items-center gap-3 text-center">
      <Badge tone={single ? 'leaf' : 'marigold'}>{single ? 'One download' : 'Best value'}</Badge>
      <p className="mt-2 font-display text-6xl leading-none font-semibold text-leaf">
        {formatPrice(packPrice(prices, quantity), prices.currency)}
      </p>
      <div>
        <h2 className="font-sans text-lg">{title}</h2>
        <p className="text-soft">{eachSentence(prices, quantity) ?? 'One page, downloaded once'}</p>
      </div>
      <Perks className="my-3" perks={PERKS} />
      {settles && <p className="text-marigold-text">{settles}</p>}
      <div className="grid w-full max-w-72 gap-2.5 text-left">
        <Button size="large" {...buttonProps(MAIN)}>
          <CreditCard aria-hidden className="size-5" />
          <span>{single ? 'Buy Now' : `Buy ${quantity} Credits`}</span>
        </Button>
        {OTHERS.map((provider) => (
          <Button key={provider} variant="secondary" {...buttonProps(provider)}>
            Pay with {PROVIDERS[provider].label}
            <span className="sr-only"> for {title}</span>
          </Button>
        ))}
        {children}
      </div>
      <p className="text-[0.9375rem] text-soft">Paid once, in {prices.currency.toUpperCase()}</p>
    </Card>
  );
};
