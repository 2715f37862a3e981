import { BUILT_SETTING, type PublicSetting, SETTING_META } from '@pawsume/contract/served-page';

/** Prices and contact, as the server wrote them into this page: known at the first paint, without a request. */
export const settingHere = (): PublicSetting => {
  const written = typeof document === 'undefined' ? null : contentOf(SETTING_META);
  // Written by the server from what it is set to.
  return written ? JSON.parse(written) : BUILT_SETTING;
};

const contentOf = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
