import type { FastifyReply } from 'fastify';
import { newDebugId } from './ids.ts';
import type { PaypalFault } from './paypal-fault.ts';
import type { RequestRecord } from './request-record.ts';

export interface Answer {
  status: number;
  /** The body as sent, so that a replay is the same to the byte. */
  json: string;
}

export const answerFault = ({ status, body }: PaypalFault): Answer => ({ status, json: JSON.stringify(body) });

export const sendAnswer = (reply: FastifyReply, made: RequestRecord, { status, json }: Answer): FastifyReply => {
  made.status = status;
  reply.header('paypal-debug-id', newDebugId());
  return reply.code(status).type('application/json').send(json);
};
