import { useEffect, useState } from 'react';
import { ApiError } from '~/api/api-error.ts';
import { messageOf } from '~/api/message-of.ts';
import { isCheckoutUrl } from './checkout-url.ts';

interface Options<What> {
  /** Asks the server where to pay. */
  open: (what: What) => Promise<{ url: string }>;
  /** What to say when that fails, and when the answer names no place to pay at. */
  sentences: { failed: string; urlMissing: string };
}

/** Sends the browser away to pay. `opening` is what for, from the click until the page is left. */
export const useCheckout = <What>({ open, sentences }: Options<What>) => {
  const [opening, setOpening] = useState<What | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useReturn(() => setOpening(null));

  const fail = (sentence: string) => {
    setFailure(sentence);
    setOpening(null);
  };

  const begin = async (what: What) => {
    setOpening(what);
    setFailure(null);
    try {
      const { url } = await open(what);
      if (isCheckoutUrl(url)) location.assign(url);
      else fail(sentences.urlMissing);
    } catch (error) {
      fail(namesNoUrl(error) ? sentences.urlMissing : messageOf(error, sentences.failed));
    }
  };

  return { opening, failure, begin };
};

const namesNoUrl = (error: unknown): boolean => error instanceof ApiError && error.code === 'unexpected_answer';

/** Browsers keep the page they left as it was and show it again on Back, its buttons still busy. */
const useReturn = (onReturn: () => void) => {
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => {
      if (event.persisted) onReturn();
    };
    addEventListener('pageshow', listen);
    return () => removeEventListener('pageshow', listen);
  });
};
