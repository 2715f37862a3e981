import type { PaymentMethods } from '@pawsume/contract/payments';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '~/api/api-error.ts';
import { messageOf } from '~/api/message-of.ts';
import { isOutsideUrl } from '~/lib/outside-url.ts';
import { isOwnUrl } from '~/lib/own-url.ts';
import { unavailableNoteId } from './method-notes.tsx';
import { type Method, URL_MISSING } from './methods.ts';

interface Options<What> {
  methods: PaymentMethods;
  /** Asks the server where to pay. */
  open: (method: Method, what: What) => Promise<{ url: string }>;
  /** What to say when that fails and the server gives no reason. */
  failed: Record<Method, string>;
}

/** Sends the browser away to pay. While one checkout opens, from the click until the page is left, no other can. */
export const useCheckout = <What extends string | number>({ methods, open, failed }: Options<What>) => {
  const [opening, setOpening] = useState<{ method: Method; what: What } | null>(null);
  const [failure, setFailure] = useState<{ what: What; sentence: string } | null>(null);
  const { revalidate } = useRevalidator();
  useReturn(() => {
    setOpening(null);
    void revalidate();
  });

  const begin = async (method: Method, what: What) => {
    setOpening({ method, what });
    setFailure(null);
    const fail = (sentence: string) => setFailure({ what, sentence });
    try {
      const { url } = await open(method, what);
      // To the provider's page, or to the screen that says that an earlier payment went through.
      if (isOutsideUrl(url) || isOwnUrl(url)) return location.assign(url);
      fail(URL_MISSING[method]);
    } catch (error) {
      fail(namesNoUrl(error) ? URL_MISSING[method] : messageOf(error, failed[method]));
    }
    setOpening(null);
  };

  /** For the button that pays for `what` by `method`. */
  const buttonProps = (method: Method, what: What) => ({
    loading: opening?.method === method && opening.what === what,
    loadingLabel: 'Opening payment…',
    disabled: opening !== null || !methods[method],
    'aria-describedby': methods[method] ? undefined : unavailableNoteId(what),
    onClick: () => begin(method, what),
  });

  /** Why the last try to pay for `what` did not work. */
  const failureOf = (what: What): string | null => (failure?.what === what ? failure.sentence : null);

  return { buttonProps, failureOf };
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
