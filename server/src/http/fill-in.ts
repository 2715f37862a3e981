import { DEFAULT_PRICES, eachSentence, formatPrice, type PriceTable, priceSentence } from '@pawsume/contract/pricing';
import {
  BUILT_ORIGIN,
  CONTACT_MARK,
  type MarkedPrice,
  PRICE_MARK,
  type PublicSetting,
  SETTING_META,
} from '@pawsume/contract/served-page';
import escapeHtml from 'escape-html';
import { findRelyingParty } from '#lib/relying-party';

/** What only the server knows of its own pages. */
export interface Setting extends Omit<PublicSetting, 'passkeys'> {
  publicUrl: string;
}

const META = new RegExp(`(<meta name="${SETTING_META}" content=")[^"]*`);
const PRICE = new RegExp(`(${PRICE_MARK}="(single|pack|each|currency)"[^>]*>)[^<]*<`, 'g');
const CONTACT = new RegExp(`(${CONTACT_MARK}=""[^>]*>)<`, 'g');

/** A built page with the address, the prices and the contact of this installation; see contract/served-page.ts. */
export const fillIn = (html: string, { publicUrl, prices, contactEmail }: Setting): string => {
  const passkeys = findRelyingParty(publicUrl) !== null;
  const setting: PublicSetting = { prices, contactEmail, passkeys };
  const text = priceTexts(prices);
  const contact = contactEmail ? `<a href="mailto:${escapeHtml(contactEmail)}">${escapeHtml(contactEmail)}</a>` : '';
  return html
    .replace(META, (_, start: string) => start + escapeHtml(JSON.stringify(setting)))
    .replace(PRICE, (_, start: string, part: MarkedPrice) => `${start}${escapeHtml(text[part])}<`)
    .replace(CONTACT, (_, start: string) => `${start}${contact}<`)
    .replaceAll(priceSentence(DEFAULT_PRICES), () => priceSentence(prices))
    .replaceAll(BUILT_ORIGIN, () => publicUrl);
};

const priceTexts = (prices: PriceTable): Record<MarkedPrice, string> => ({
  single: formatPrice(prices.single, prices.currency),
  pack: formatPrice(prices.pack, prices.currency),
  each: eachSentence(prices, 10) ?? '',
  currency: prices.currency.toUpperCase(),
});
