import { getPayment } from '@pawsume/contract/payments';
import { useEffect, useState } from 'react';
import { useSend } from '~/api/use-send.ts';
import { type Watch, watchPayment } from './watch-payment.ts';

/** A question without an answer is given up, so that the next one can be asked. */
const GIVE_UP_MS = 20_000;

const NOTHING_YET: Watch = { payment: null, trouble: null, waitedMs: 0 };

/** What becomes of a payment, for as long as the screen is open. */
export const useWatchedPayment = (paymentId: string): Watch => {
  const send = useSend();
  const [watch, setWatch] = useState(NOTHING_YET);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const params = { payment_id: paymentId };
    const ask = () => send(getPayment, { params, signal: AbortSignal.any([signal, AbortSignal.timeout(GIVE_UP_MS)]) });
    const { askNow, stop } = watchPayment(ask, setWatch);
    const onVisible = () => document.visibilityState === 'visible' && askNow();
    addEventListener('online', askNow, { signal });
    document.addEventListener('visibilitychange', onVisible, { signal });
    return () => {
      stop();
      leaving.abort();
    };
  }, [send, paymentId]);
  return watch;
};
