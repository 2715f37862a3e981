import { type MarkedPrice, PRICE_MARK } from '@pawsume/contract/served-page';

/** A price where the server finds it in a page made ahead. */
export const PriceText = ({ part, children }: { part: MarkedPrice; children: string }) => (
  <span {...{ [PRICE_MARK]: part }}>{children}</span>
);
