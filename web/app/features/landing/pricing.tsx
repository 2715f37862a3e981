import {
  eachSentence,
  formatPrice,
  PACKS,
  type PackQuantity,
  type PriceTable,
  packPrice,
} from '@pawsume/contract/pricing';
import { type MarkedPrice, PRICE_MARK } from '@pawsume/contract/served-page';
import { settingHere } from '~/api/setting-here.ts';
import { paths } from '~/paths.ts';
import { Badge } from '~/ui/badge.tsx';
import { LinkOverLogin } from './link-over-login.tsx';
import { Section } from './section.tsx';

export const Pricing = () => {
  const { prices } = settingHere();
  return (
    <Section id="pricing" tone="paper" title="Pricing">
      <div className="mx-auto grid max-w-3xl grid-cols-2 gap-3 sm:gap-5">
        {PACKS.map((quantity) => (
          <PackCard key={quantity} quantity={quantity} prices={prices} />
        ))}
      </div>
      <div className="mt-7 grid justify-items-center gap-4 sm:mt-10 text-center">
        <p className="text-soft">
          Creating and editing are free. Only downloads are paid, in{' '}
          <PriceText part="currency">{prices.currency.toUpperCase()}</PriceText>, without a subscription.
        </p>
        <LinkOverLogin to={paths.form(1)} variant="secondary">
          Create Résumé
        </LinkOverLogin>
      </div>
    </Section>
  );
};

const PackCard = ({ quantity, prices }: { quantity: PackQuantity; prices: PriceTable }) => {
  const single = quantity === 1;
  return (
    <div className="grid justify-items-center gap-3 rounded-3xl border border-transparent bg-surface px-3 py-6 text-center shadow-card sm:px-6 sm:py-9">
      <Badge tone={single ? 'leaf' : 'marigold'}>{single ? 'One résumé' : 'Best value'}</Badge>
      <p className="mt-2 font-display text-5xl leading-none sm:text-6xl font-semibold text-leaf">
        <PriceText part={single ? 'single' : 'pack'}>
          {formatPrice(packPrice(prices, quantity), prices.currency)}
        </PriceText>
      </p>
      <div>
        <p className="text-lg">{single ? '1 download' : `${quantity} downloads`}</p>
        <p className="text-soft">
          {single ? (
            'One page, downloaded once'
          ) : (
            <PriceText part="each">{eachSentence(prices, quantity) ?? ''}</PriceText>
          )}
        </p>
      </div>
      <div className="mt-4">
        <LinkOverLogin to={paths.buyCredits()} variant={single ? 'secondary' : 'primary'}>
          Buy Now
        </LinkOverLogin>
      </div>
    </div>
  );
};

/** A price where the server finds it in a page made ahead. */
const PriceText = ({ part, children }: { part: MarkedPrice; children: string }) => (
  <span {...{ [PRICE_MARK]: part }}>{children}</span>
);
