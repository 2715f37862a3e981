import { DEFAULT_PRICES, type PriceTable } from './pricing.ts';

/*
 * What the server writes into the pages of the web build before it serves them, because no build can know it. As built,
 * they read as they do where nothing is set.
 */

/** Stands for PUBLIC_URL in the addresses that other sites are told. */
export const BUILT_ORIGIN = 'https://public-url.invalid';

/** What anybody may know of an installation. */
export interface PublicSetting {
  prices: PriceTable;
  /** Where to write to; null where no address was set. */
  contactEmail: string | null;
  /** Browsers take passkeys where it is. */
  passkeys: boolean;
}

export const BUILT_SETTING: PublicSetting = { prices: DEFAULT_PRICES, contactEmail: null, passkeys: false };

/** The name of the meta element whose content is the setting as JSON. */
export const SETTING_META = 'setting';

/** Marks an element whose whole text is this part of the price table. Sentences of prices are found by their words. */
export const PRICE_MARK = 'data-price';
export type MarkedPrice = 'single' | 'pack' | 'each' | 'currency';

/** Marks an element that is empty, or holds a link to the address to write to. */
export const CONTACT_MARK = 'data-contact';
