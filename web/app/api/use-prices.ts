import { DEFAULT_PRICES, getPrices, type PriceTable } from '@pawsume/contract/pricing';
import { useEffect, useState } from 'react';
import { send } from './client.ts';

/** What downloads cost here. Prerendered pages start with the defaults and learn this server's prices once alive. */
export const usePrices = (): PriceTable => {
  const [prices, setPrices] = useState(DEFAULT_PRICES);
  useEffect(() => {
    const leaving = new AbortController();
    // Without an answer the defaults stand: nothing is sold by this page.
    send(getPrices, { signal: leaving.signal }).then(setPrices, () => undefined);
    return () => leaving.abort();
  }, []);
  return prices;
};
