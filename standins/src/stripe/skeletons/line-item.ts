import { newId, unixNow } from '../ids.ts';
import type { LineItemParams } from '../session-params.ts';
import type { WireLineItem } from '../stored.ts';

const priceOf = ({ currency, unit_amount }: LineItemParams['price_data']): WireLineItem['price'] => ({
  id: newId('price'),
  object: 'price',
  active: false,
  billing_scheme: 'per_unit',
  created: unixNow(),
  currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: null,
  product: newId('prod', 14),
  recurring: null,
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: 'one_time',
  unit_amount,
  unit_amount_decimal: String(unit_amount),
});

export const lineItemOf = ({ quantity, price_data }: LineItemParams): WireLineItem => ({
  id: newId('li'),
  object: 'item',
  adjustable_quantity: null,
  amount_discount: 0,
  amount_subtotal: quantity * price_data.unit_amount,
  amount_tax: 0,
  amount_total: quantity * price_data.unit_amount,
  currency: price_data.currency,
  description: price_data.product_data.name,
  metadata: {},
  price: priceOf(price_data),
  quantity,
});
