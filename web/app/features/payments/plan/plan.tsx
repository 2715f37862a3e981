import { eachSentence, formatPrice, PACKS, type PriceTable, packPrice } from '@pawsume/contract/pricing';
import { Card } from '~/ui/card.tsx';
import { Perks } from './perks.tsx';

const FREE = ['Creating résumés', 'Editing them', 'Previewing them'] as const;

const costsIn = (prices: PriceTable) => [
  ...PACKS.map((quantity) => ({
    what: quantity === 1 ? '1 download' : `${quantity} downloads`,
    each: eachSentence(prices, quantity),
    amount: packPrice(prices, quantity),
  })),
  { what: 'One résumé, all its downloads', each: null, amount: prices.resume },
];

/** What is free here and what costs. */
export const Plan = ({ prices }: { prices: PriceTable }) => (
  <div className="grid gap-5 sm:grid-cols-2">
    <Card className="grid content-start gap-4">
      <h2 className="text-2xl">What is free</h2>
      <Perks perks={FREE} />
      <p className="text-soft">As many as you like, for as many pets as you like.</p>
    </Card>
    <Card className="grid content-start gap-4">
      <h2 className="text-2xl">What costs</h2>
      <dl className="grid gap-2">
        {costsIn(prices).map(({ what, each, amount }) => (
          <div key={what} className="flex items-baseline justify-between gap-4">
            <dt>
              <span>{what}</span>
              {each && <span className="text-soft"> · {each}</span>}
            </dt>
            <dd className="font-display text-2xl font-semibold text-leaf">{formatPrice(amount, prices.currency)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  </div>
);
