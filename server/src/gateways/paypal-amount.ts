import { GatewayError } from './gateway.ts';

/** Minor units as PayPal writes them: 1000 is `10.00`. The shop has only currencies of hundredths. */
export const toPaypalValue = (amount: number): string => (amount / 100).toFixed(2);

/** Minor units of `10.00`. Throws GatewayError `unknown` for anything written otherwise. */
export const fromPaypalValue = (value: string): number => {
  if (!/^\d{1,12}\.\d{2}$/.test(value))
    throw new GatewayError('unknown', 'PayPal: an amount that is not in hundredths');
  return Number(value.replace('.', ''));
};
