import { PROVIDER_NAMES } from '@pawsume/contract/payments';
import { PROVIDERS } from '@pawsume/contract/providers';

/** How something was paid, read from the name of the record's action; what names nobody was paid with PayPal. */
export const methodOf = (action: string): string =>
  PROVIDERS[PROVIDER_NAMES.find((provider) => action.includes(provider)) ?? 'paypal'].label;
