import { BRAND } from '@pawsume/contract/brand';
import type { CheckoutRequest } from '#lib/checkout-request';
import { toPaypalValue } from './paypal-amount.ts';

/** An order of one payment with a PayPal account, in exactly the currency asked for, whose money is taken when we capture it. */
export const orderBody = (request: CheckoutRequest): string =>
  JSON.stringify({
    intent: 'CAPTURE',
    purchase_units: [
      {
        amount: { currency_code: request.currency.toUpperCase(), value: toPaypalValue(request.amount) },
        description: request.description,
        custom_id: request.paymentId,
        invoice_id: `INV-${request.paymentId}`,
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: BRAND,
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          return_url: request.returnUrl,
          cancel_url: request.cancelUrl,
        },
      },
    },
  });
