export const GOOGLE = 'https://accounts.google.com';
export const PAYPAL_SANDBOX = 'https://api-m.sandbox.paypal.com';

/** Whether real money moves there: all that is PayPal's own but its sandbox. No base is PayPal itself. */
export const isLivePaypal = (base: string | undefined): boolean => {
  const { hostname } = new URL(base ?? 'https://api-m.paypal.com');
  return /(^|\.)paypal\.com$/.test(hostname) && !/(^|\.)sandbox\.paypal\.com$/.test(hostname);
};

export const isLiveStripeKey = (key: string): boolean => /^[a-z]+_live_/.test(key);
