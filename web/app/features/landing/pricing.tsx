import { formatPrice, PACKS, type PackQuantity, packPrice } from '@pawsume/contract/pricing';
import { usePrices } from '~/api/use-prices.ts';
import { paths } from '~/paths.ts';
import { Badge } from '~/ui/badge.tsx';
import { LinkOverLogin } from './link-over-login.tsx';
import { Section } from './section.tsx';

export const Pricing = () => {
  const prices = usePrices();
  return (
    <Section id="pricing" tone="paper" title="Pricing">
      <div className="mx-auto grid max-w-3xl gap-5 sm:grid-cols-2">
        {PACKS.map((quantity) => (
          <PackCard
            key={quantity}
            quantity={quantity}
            price={formatPrice(packPrice(prices, quantity), prices.currency)}
          />
        ))}
      </div>
      <div className="mt-10 grid justify-items-center gap-5 text-center">
        <p className="text-soft">
          Creating and editing are free. Only downloads are paid, in {prices.currency.toUpperCase()}, without a
          subscription.
        </p>
        <LinkOverLogin to={paths.form(1)} variant="secondary">
          Create Résumé
        </LinkOverLogin>
      </div>
    </Section>
  );
};

const PackCard = ({ quantity, price }: { quantity: PackQuantity; price: string }) => {
  const single = quantity === 1;
  return (
    <div className="grid justify-items-center gap-3 rounded-3xl bg-surface px-6 py-9 text-center shadow-card">
      <Badge tone={single ? 'leaf' : 'marigold'}>{single ? 'One résumé' : 'Best value'}</Badge>
      <p className="mt-2 font-display text-6xl leading-none font-semibold text-leaf">{price}</p>
      <p className="text-lg">{single ? '1 download' : `${quantity} downloads`}</p>
      <div className="mt-4">
        <LinkOverLogin to={paths.buyCredits()} variant={single ? 'secondary' : 'primary'}>
          Buy Now
        </LinkOverLogin>
      </div>
    </div>
  );
};
