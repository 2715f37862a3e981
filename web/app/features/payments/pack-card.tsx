import type { PackQuantity } from '@pawsume/contract/pricing';
import { Check } from 'lucide-react';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';

const PERKS = ['Create unlimited résumés', 'Unlimited edits', 'PDF download'] as const;

interface Props {
  quantity: PackQuantity;
  price: string;
  currency: string;
  opening: boolean;
  disabled: boolean;
  onBuy: () => void;
}

export const PackCard = ({ quantity, price, currency, opening, disabled, onBuy }: Props) => {
  const single = quantity === 1;
  return (
    <Card className="grid content-start justify-items-center gap-3 text-center">
      <Badge tone={single ? 'leaf' : 'marigold'}>{single ? 'One download' : 'Best value'}</Badge>
      <p className="mt-2 font-display text-6xl leading-none font-semibold text-leaf">{price}</p>
      <h2 className="font-sans text-lg">{single ? '1 Resume Credit' : `${quantity} Resume Credits`}</h2>
      <ul className="my-3 grid gap-2 text-left">
        {PERKS.map((perk) => (
          <li key={perk} className="flex items-center gap-2.5">
            <Check aria-hidden strokeWidth={3} className="size-4 shrink-0 text-leaf" />
            {perk}
          </li>
        ))}
      </ul>
      <Button
        size="large"
        variant={single ? 'secondary' : 'primary'}
        className="w-full max-w-64"
        loading={opening}
        loadingLabel="Opening payment…"
        disabled={disabled}
        onClick={onBuy}
      >
        {single ? 'Buy Now' : `Buy ${quantity} Credits`}
      </Button>
      <p className="text-[0.9375rem] text-soft">Paid once, in {currency.toUpperCase()}</p>
    </Card>
  );
};
