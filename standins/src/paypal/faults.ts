import { z } from 'zod';
import { commonFault } from '../common/faults.ts';
import { faultOf, type PaypalFault } from './paypal-fault.ts';

export const OPERATIONS = [
  'token',
  'create_order',
  'get_order',
  'capture_order',
  'refund_capture',
  'verify_webhook',
] as const;
export type Operation = (typeof OPERATIONS)[number];

export const fault = commonFault.extend({ on: z.enum([...OPERATIONS, 'any']).default('any') });

export type Fault = z.output<typeof fault>;
export type FaultInput = z.input<typeof fault>;

const nameOf = (status: number) => {
  if (status === 429) return 'RATE_LIMIT_REACHED';
  if (status === 503) return 'SERVICE_UNAVAILABLE';
  return status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'UNPROCESSABLE_ENTITY';
};

export const provokedError = (status = 500): PaypalFault => faultOf(nameOf(status), { status });
