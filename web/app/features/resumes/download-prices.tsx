import { eachSentence, formatPrice, PACKS, packPrice } from '@pawsume/contract/pricing';
import { Link } from 'react-router';
import { settingHere } from '~/api/setting-here.ts';
import { paths } from '~/paths.ts';
import { ChevronRight } from '../../ui/icons.tsx';

interface Props {
  resumeId: number;
  /** Called when somebody goes to buy. */
  onBuy: () => void;
}

/** Every price of a download, each with what it buys and the way there. */
export const DownloadPrices = ({ resumeId, onBuy }: Props) => {
  const { prices } = settingHere();
  const offers = [
    ...PACKS.map((quantity) => ({
      what: quantity === 1 ? '1 download' : `${quantity} downloads`,
      note: eachSentence(prices, quantity) ?? 'of any résumé',
      amount: packPrice(prices, quantity),
      to: paths.buyCredits(),
    })),
    { what: 'This résumé', note: 'as often as you like', amount: prices.resume, to: paths.buyCredits(resumeId) },
  ];
  return (
    <ul aria-label="Prices" className="divide-y divide-line border-y border-line">
      {offers.map(({ what, note, amount, to }) => (
        <li key={what}>
          <Link
            to={to}
            onClick={onBuy}
            className="-mx-3 flex min-h-14 items-center gap-3 rounded-xl px-3 py-2 hover:bg-leaf-tint"
          >
            <span className="min-w-0 flex-1 leading-tight">
              <span className="block font-semibold">{what}</span>
              <span className="text-[0.9375rem] text-soft">{note}</span>
            </span>
            <span className="font-display text-2xl font-semibold text-leaf">
              {formatPrice(amount, prices.currency)}
            </span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-soft" />
          </Link>
        </li>
      ))}
    </ul>
  );
};
