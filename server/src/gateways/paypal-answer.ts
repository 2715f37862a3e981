import type { z } from 'zod';
import { GatewayError } from './gateway.ts';
import { toGatewayError } from './paypal-errors.ts';

export interface PaypalAnswer {
  status: number;
  /** Undefined where it is no JSON. */
  body: unknown;
}

export const isSuccess = ({ status }: PaypalAnswer): boolean => status >= 200 && status < 300;

/** The body of a success, of which only what `schema` names is kept. Throws GatewayError for every other answer. */
export const readAnswer = <T>(answer: PaypalAnswer, schema: z.ZodType<T>): T => {
  if (!isSuccess(answer)) throw toGatewayError(answer);
  const read = schema.safeParse(answer.body);
  if (!read.success) throw new GatewayError('unknown', `PayPal: ${answer.status} with an answer that cannot be read`);
  return read.data;
};
