import { messages } from '@pawsume/contract/messages';
import { type PaymentMethods, PROVIDER_NAMES, type ProviderName } from '@pawsume/contract/payments';
import { PROVIDERS } from '@pawsume/contract/providers';

/** Whether one can pay by this provider here. */
export const isSetUp = (methods: PaymentMethods, provider: ProviderName): boolean =>
  methods[PROVIDERS[provider].method];

/** What is said of the methods that are not set up; null where all are. */
export const unavailableMessage = (methods: PaymentMethods): string | null => {
  const missing = PROVIDER_NAMES.filter((provider) => !isSetUp(methods, provider));
  if (missing.length === PROVIDER_NAMES.length) return messages.payments.noMethodAvailable;
  return missing.map((provider) => PROVIDERS[provider].messages.unavailable).join(' ') || null;
};
