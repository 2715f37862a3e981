import type { FastifyReply } from 'fastify';
import { newId } from './ids.ts';
import type { RequestRecord } from './request-record.ts';
import type { StripeFault } from './stripe-fault.ts';

export interface Answer {
  status: number;
  /** The body as sent, so that a replay is the same to the byte. */
  json: string;
}

export const answerWith = (object: unknown): Answer => ({ status: 200, json: JSON.stringify(object, null, 2) });

export const answerFault = ({ status, detail }: StripeFault): Answer => ({
  status,
  json: JSON.stringify({ error: detail }, null, 2),
});

export const sendAnswer = (reply: FastifyReply, made: RequestRecord, answer: Answer): FastifyReply => {
  made.status = answer.status;
  reply.header('request-id', newId('req', 14));
  if (made.stripeVersion) reply.header('stripe-version', made.stripeVersion);
  if (made.idempotencyKey) reply.header('idempotency-key', made.idempotencyKey);
  return reply.code(answer.status).type('application/json').send(answer.json);
};

/** The first answer under this key, once more. Stripe advises against trying a saved failure again. */
export const sendReplay = (reply: FastifyReply, made: RequestRecord, answer: Answer): FastifyReply => {
  reply.header('idempotent-replayed', 'true');
  if (answer.status >= 500) reply.header('stripe-should-retry', 'false');
  return sendAnswer(reply, made, answer);
};
