import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from './account.ts';
import { answerFault, sendAnswer } from './answer.ts';
import type { Operation } from './faults.ts';
import { PaypalFault } from './paypal-fault.ts';
import { recordRequest } from './record-request.ts';
import type { RequestRecord } from './request-record.ts';

/** A call, noted, on its way to an answer. */
export interface Arrived {
  account: Account;
  request: FastifyRequest;
  reply: FastifyReply;
  made: RequestRecord;
}

/** Notes each call of an operation, and answers what is thrown meanwhile in PayPal's shapes. */
export const handle =
  (account: Account, operation: Operation | 'unknown', answer: (arrived: Arrived) => Promise<FastifyReply>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const made = recordRequest(account, request, operation);
    try {
      return await answer({ account, request, reply, made });
    } catch (error) {
      if (error instanceof PaypalFault) return sendAnswer(reply, made, answerFault(error));
      throw error;
    }
  };
