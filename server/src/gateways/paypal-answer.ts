import { z } from 'zod';
import { GatewayError, type GatewayFault } from './gateway.ts';

export interface PaypalAnswer {
  status: number;
  /** Undefined where it is no JSON. */
  body: unknown;
}

const code = z
  .string()
  .regex(/^\w{1,100}$/)
  .nullable()
  .catch(null);

const refusalBody = z
  .object({
    name: code,
    /** In place of `name` where the token is refused. */
    error: code,
    debug_id: code,
    details: z.array(z.object({ issue: code })).catch([]),
  })
  .catch({ name: null, error: null, debug_id: null, details: [] });

const readDetail = ({ body }: PaypalAnswer): string | null => refusalBody.parse(body).details[0]?.issue ?? null;

/** Why PayPal refused what the call asks for: one of its words for it, or null where it gives none. */
export const readIssue = (answer: PaypalAnswer): string | null => (answer.status === 422 ? readDetail(answer) : null);

/** Whether another call holds the id or the order: two at once are usual, by the buyer's return and by a webhook. */
const isBusy = (answer: PaypalAnswer): boolean =>
  readDetail(answer) === 'PREVIOUS_REQUEST_IN_PROGRESS' || readIssue(answer) === 'ORDER_COMPLETION_IN_PROGRESS';

/** Whether the same call under the same id may get another answer soon: a conflict, too many calls, a failure inside PayPal. */
export const isPassing = (answer: PaypalAnswer): boolean =>
  isBusy(answer) || answer.status === 409 || answer.status === 429 || answer.status >= 500;

/** A refusal is definite when the same call cannot succeed later. */
const faultOf = (answer: PaypalAnswer, name: string | null): GatewayFault => {
  if (isBusy(answer)) return 'busy';
  if (answer.status < 400 || isPassing(answer)) return 'unknown';
  // Any other 404 means that the address is not PayPal's.
  if (answer.status === 404) return name === 'RESOURCE_NOT_FOUND' ? 'not_found' : 'unknown';
  return 'refused';
};

/**
 * What an answer that is no success means for the payment. PayPal's sentences stay behind: they can hold what the buyer or
 * we sent, and errors are logged.
 */
export const toGatewayError = (answer: PaypalAnswer): GatewayError => {
  const { name, error, debug_id } = refusalBody.parse(answer.body);
  const facts = [answer.status, name ?? error, readDetail(answer), debug_id && `debug id ${debug_id}`];
  return new GatewayError(faultOf(answer, name), `PayPal: ${facts.filter(Boolean).join(' ')}`);
};

export const isSuccess = ({ status }: PaypalAnswer): boolean => status >= 200 && status < 300;

/** The body of a success, of which only what `schema` names is kept. Throws GatewayError for every other answer. */
export const readAnswer = <T>(answer: PaypalAnswer, schema: z.ZodType<T>): T => {
  if (!isSuccess(answer)) throw toGatewayError(answer);
  const read = schema.safeParse(answer.body);
  if (!read.success) throw new GatewayError('unknown', `PayPal: ${answer.status} with an answer that cannot be read`);
  return read.data;
};
