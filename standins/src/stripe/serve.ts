import type { FastifyReply, FastifyRequest } from 'fastify';
import { strike } from '../common/faults.ts';
import type { Account } from './account.ts';
import { type Answer, answerFault, answerWith, sendAnswer, sendReplay } from './answer.ts';
import { authenticate } from './authenticate.ts';
import { type Fault, provokedError } from './faults.ts';
import { parseForm } from './forms.ts';
import { earlierAnswer } from './idempotency.ts';
import type { OperationSpec } from './operations.ts';
import { recordRequest } from './record-request.ts';
import type { RequestRecord } from './request-record.ts';
import { invalidRequest, StripeFault } from './stripe-fault.ts';

const FORM = 'application/x-www-form-urlencoded';

type ApiRequest = FastifyRequest<{ Params: { id?: string } }>;

interface Running {
  account: Account;
  spec: OperationSpec;
  id: string;
  made: RequestRecord;
  fault: Fault | null;
  /** Null for calls that need none. */
  key: string | null;
}

const refuseOtherContent = ({ method, form, contentType }: RequestRecord): void => {
  if (method === 'POST' && form !== '' && contentType !== FORM) {
    throw invalidRequest(`Invalid request (check that your POST content type is ${FORM}).`);
  }
};

/** Does the work and saves its answer: from here on a repeated key finds it. */
const commit = ({ account, spec, id, made, fault, key }: Running): Answer => {
  const answer = answerWith(spec.run(account, id, parseForm(made.form)));
  const isLostForEver = fault?.kind === 'error' && fault.when === 'after_commit' && fault.saved;
  if (key) account.answers.save(key, isLostForEver ? answerFault(provokedError(fault)) : answer);
  return answer;
};

/** Null where a fault came before the work. */
const run = async (running: Running, reply: FastifyReply): Promise<Answer | null> => {
  const { account, fault, key } = running;
  let answer: Answer | null = null;
  try {
    const isStruck = fault?.when === 'before_commit' && (await strike(fault, { reply, error: provokedError(fault) }));
    if (!isStruck) answer = commit(running);
    return answer;
  } finally {
    if (key && !answer) account.answers.forget(key);
  }
};

const respond = async (running: Running, reply: FastifyReply): Promise<FastifyReply> => {
  const { made, fault } = running;
  const answer = await run(running, reply);
  if (!answer) return reply;
  if (fault?.when === 'after_commit') {
    if (await strike(fault, { reply, answer: answer.json, error: provokedError(fault) })) return reply;
  }
  return sendAnswer(reply, made, answer);
};

/** Serves one operation, in Stripe's order: who asks, in what form, under which key, and only then the work. */
export const serve =
  (account: Account, spec: OperationSpec) =>
  async (request: ApiRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const made = recordRequest(account, request, spec.name);
    try {
      authenticate(request.headers.authorization, account.secretKey);
      refuseOtherContent(made);
      const key = made.method === 'POST' ? made.idempotencyKey : null;
      const earlier = key ? earlierAnswer(account.answers, key, made) : null;
      if (earlier) return sendReplay(reply, made, earlier);
      const fault = account.faults.take(spec.name);
      return await respond({ account, spec, id: request.params.id ?? '', made, fault, key }, reply);
    } catch (error) {
      if (error instanceof StripeFault) return sendAnswer(reply, made, answerFault(error));
      throw error;
    }
  };
