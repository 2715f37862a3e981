import type { PaymentMethods, ProviderName } from '@pawsume/contract/payments';
import { PROVIDERS } from '@pawsume/contract/providers';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '~/api/api-error.ts';
import { messageOf } from '~/api/message-of.ts';
import { isOutsideUrl } from '~/lib/outside-url.ts';
import { unavailableNoteId } from './method-notes.tsx';
import { isSetUp } from './methods.ts';

/** Whether an address is one of this app's own. */
const isOwnUrl = (address: string): boolean => URL.parse(address)?.origin === location.origin;

interface Options<What> {
  methods: PaymentMethods;
  /** Asks the server where to pay. */
  open: (provider: ProviderName, what: What) => Promise<{ url: string }>;
  /** What to say when that fails and the server gives no reason. */
  failed: (provider: ProviderName) => string;
}

/** Sends the browser away to pay. While one checkout opens, from the click until the page is left, no other can. */
export const useCheckout = <What extends string | number>({ methods, open, failed }: Options<What>) => {
  const [opening, setOpening] = useState<{ provider: ProviderName; what: What } | null>(null);
  const [failure, setFailure] = useState<{ what: What; message: string } | null>(null);
  const { revalidate } = useRevalidator();
  useReturn(() => {
    setOpening(null);
    void revalidate();
  });

  const begin = async (provider: ProviderName, what: What) => {
    const { urlMissing } = PROVIDERS[provider].messages;
    setOpening({ provider, what });
    setFailure(null);
    const fail = (message: string) => setFailure({ what, message });
    try {
      const { url } = await open(provider, what);
      // To the provider's page, or to the screen that says that an earlier payment went through.
      if (isOutsideUrl(url) || isOwnUrl(url)) return location.assign(url);
      fail(urlMissing);
    } catch (error) {
      fail(namesNoUrl(error) ? urlMissing : messageOf(error, failed(provider)));
    }
    setOpening(null);
  };

  /** For the button that pays for `what` by `provider`. */
  const buttonProps = (provider: ProviderName, what: What) => ({
    loading: opening?.provider === provider && opening.what === what,
    loadingLabel: 'Opening payment…',
    disabled: opening !== null || !isSetUp(methods, provider),
    'aria-describedby': isSetUp(methods, provider) ? undefined : unavailableNoteId(what),
    onClick: () => begin(provider, what),
  });

  /** Why the last try to pay for `what` did not work. */
  const failureOf = (what: What): string | null => (failure?.what === what ? failure.message : null);

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
