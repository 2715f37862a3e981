import type { Call } from './call.ts';
import {
  buyCreditsByCard,
  buyCreditsByPaypal,
  type PaymentMethods,
  type ProviderName,
  paypalCancel,
  paypalReturn,
  paypalWebhook,
  payResumeByCard,
  payResumeByPaypal,
  stripeReturn,
  stripeWebhook,
} from './payments.ts';

interface Provider {
  /** Its key in the answer that says which ways to pay there are. */
  method: Exclude<keyof PaymentMethods, 'test' | 'test_keys'>;
  /** How one pays there, on buttons and in lists. */
  label: string;
  messages: {
    /** For a checkout that could not be opened. */
    failed: string;
    /** For an answer that names no place to pay at. */
    urlMissing: string;
    /** Where it is not set up. */
    unavailable: string;
  };
  calls: { payResume: Call; buyCredits: Call; webhook: Call };
  waysBack: {
    returned: Call;
    /** Null where the screen of a cancelled payment may be led to directly. */
    cancelled: Call | null;
    /** The part of the query that holds its id of the checkout. */
    refIn: string;
    /** What it replaces by that id; null where it adds the part by itself. */
    placeholder: string | null;
  };
}

/** All that a provider is told apart by. A further one is a row here, with its calls, and a gateway and a stand-in. */
export const PROVIDERS = {
  stripe: {
    method: 'card',
    label: 'Card',
    messages: {
      failed: 'Stripe checkout failed.',
      urlMissing: 'Failed to get Stripe checkout URL.',
      unavailable: 'Paying by card is not available here. You were not charged.',
    },
    calls: { payResume: payResumeByCard, buyCredits: buyCreditsByCard, webhook: stripeWebhook },
    waysBack: {
      returned: stripeReturn,
      cancelled: null,
      refIn: 'session_id',
      placeholder: '{CHECKOUT_SESSION_ID}',
    },
  },
  paypal: {
    method: 'paypal',
    label: 'PayPal',
    messages: {
      failed: 'PayPal checkout failed.',
      urlMissing: 'Failed to get PayPal approval URL.',
      unavailable: 'Paying with PayPal is not available here. You were not charged.',
    },
    calls: { payResume: payResumeByPaypal, buyCredits: buyCreditsByPaypal, webhook: paypalWebhook },
    // It adds its `token` to both, and no screen may see that: both lead to the server.
    waysBack: { returned: paypalReturn, cancelled: paypalCancel, refIn: 'token', placeholder: null },
  },
} as const satisfies Record<ProviderName, Provider>;
