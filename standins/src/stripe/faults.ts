import { z } from 'zod';
import { commonFault } from '../common/faults.ts';
import { StripeFault } from './stripe-fault.ts';

export const OPERATIONS = [
  'create_session',
  'get_session',
  'list_sessions',
  'expire_session',
  'create_refund',
  'list_disputes',
] as const;
export type Operation = (typeof OPERATIONS)[number];

export const fault = commonFault.extend({
  on: z.enum([...OPERATIONS, 'any']).default('any'),
  /**
   * For `error` after the commit. Stripe saves the first answer of a key, a 500 too, and repeats it for ever; an error
   * of the network in front of Stripe is not saved.
   */
  saved: z.boolean().default(false),
});

export type Fault = z.output<typeof fault>;
export type FaultInput = z.input<typeof fault>;

export const provokedError = (status = 500): StripeFault =>
  new StripeFault(status, {
    type: status === 429 ? 'rate_limit_error' : status >= 500 ? 'api_error' : 'invalid_request_error',
    message: 'Provoked in the stand-in for Stripe.',
  });
