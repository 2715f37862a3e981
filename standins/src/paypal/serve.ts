import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, answerOnce } from '../common/answer-once.ts';
import { headerOf, receivedCall } from '../common/received-call.ts';
import type { Account, PaypalCall } from './account.ts';
import { authenticate, authenticateClient, newToken, tokenProblems } from './authenticate.ts';
import { type Operation, provokedError } from './faults.ts';
import type { OperationSpec } from './operations.ts';
import { faultOf, oauthFault, PaypalFault, unprocessable } from './paypal-fault.ts';

/** A call, noted, on its way to an answer. */
interface Arrived {
  account: Account;
  request: FastifyRequest;
  reply: FastifyReply;
  made: PaypalCall;
}

const sendAnswer = (reply: FastifyReply, made: PaypalCall, { status, json }: Answer): FastifyReply => {
  made.status = status;
  return reply.code(status).type('application/json').send(json);
};

/** Notes each call of an operation, and answers what is thrown meanwhile in PayPal's shapes. */
export const handle =
  (account: Account, operation: Operation | 'unknown', answer: (arrived: Arrived) => Promise<FastifyReply>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const made = { ...receivedCall(request, operation), requestId: headerOf(request, 'paypal-request-id') };
    account.requests.push(made);
    try {
      return await answer({ account, request, reply, made });
    } catch (error) {
      if (!(error instanceof PaypalFault)) throw error;
      return sendAnswer(reply, made, { status: error.status, json: JSON.stringify(error.body) });
    }
  };

/** Notes what PayPal's description holds against a call. */
const recordViolation = ({ account, made }: Arrived, problems: string[]): void => {
  const { operation, method, path } = made;
  if (problems.length > 0) account.violations.push({ operation, method, path, problems });
};

/** Under what a call is done once; null where the call is not of that kind. Each operation has ids of its own. */
const keyOf = (operation: Operation, { method, requestId }: PaypalCall): string | null =>
  method === 'POST' && requestId !== null && operation !== 'verify_webhook' ? `${operation} ${requestId}` : null;

const underWay = (operation: Operation): PaypalFault =>
  operation === 'capture_order'
    ? unprocessable('ORDER_COMPLETION_IN_PROGRESS')
    : faultOf('RESOURCE_CONFLICT', { details: [{ issue: 'PREVIOUS_REQUEST_IN_PROGRESS' }] });

/** The answer to repeat, or null where the call is new under its key and may run; then it must be saved or forgotten. */
const earlierAnswer = (
  { answers }: Account,
  key: string,
  { operation, made }: { operation: Operation; made: PaypalCall },
): Answer | null => {
  const earlier = answers.begin(key, made.path + made.body);
  switch (earlier.kind) {
    case 'none':
      return null;
    case 'done':
      return { ...earlier.answer, status: 200 };
    case 'under_way':
      throw underWay(operation);
    case 'other':
      throw unprocessable('PAYPAL_REQUEST_ID_PREVIOUSLY_USED');
  }
};

const respond = async (
  { account, reply, made }: Arrived,
  { operation, key, work }: { operation: Operation; key: string | null; work: () => Answer },
): Promise<FastifyReply> => {
  const fault = account.faults.take(operation);
  const commit = () =>
    account.webhooks.causing(() => {
      const answer = work();
      if (key) account.answers.save(key, answer);
      return answer;
    });
  const error = provokedError(fault?.status);
  const answer = await answerOnce({ answers: account.answers, key, reply, fault, error, commit });
  return answer ? sendAnswer(reply, made, answer) : reply;
};

/** Serves one operation: held against its description, then who asks, under which key, and only then the work. */
export const serve =
  (spec: OperationSpec) =>
  async (arrived: Arrived): Promise<FastifyReply> => {
    const { account, request, reply, made } = arrived;
    // What holds a call against the description takes its time to load: the first call waits for it, and not the start.
    const { checkCall } = await import('./official/check-call.ts');
    const { body, problems, isOtherContent } = checkCall(spec.place, { request, made });
    recordViolation(
      arrived,
      problems.map(({ words }) => words),
    );
    authenticate(account, request);
    if (isOtherContent) throw faultOf('UNSUPPORTED_MEDIA_TYPE');
    if (problems.length > 0) throw faultOf('INVALID_REQUEST', { details: problems.map(({ detail }) => detail) });
    const key = keyOf(spec.name, made);
    const earlier = key ? earlierAnswer(account, key, { operation: spec.name, made }) : null;
    if (earlier) return sendAnswer(reply, made, earlier);
    const id = Object.values(request.params ?? {}).map(String)[0] ?? '';
    const work = () => ({ status: spec.status, json: JSON.stringify(spec.run(account, { id, body, made })) });
    return respond(arrived, { operation: spec.name, key, work });
  };

/** `POST /v1/oauth2/token`: an access token for the client's id and secret. */
export const serveToken = async (arrived: Arrived): Promise<FastifyReply> => {
  const { account, request, made } = arrived;
  const problems = tokenProblems(made);
  recordViolation(arrived, problems);
  authenticateClient(account, request);
  if (problems.length > 0) throw oauthFault(400, 'invalid_request', problems.join('; '));
  const work = () => ({ status: 200, json: JSON.stringify(newToken(account)) });
  return respond(arrived, { operation: 'token', key: null, work });
};

/** Answers what is no operation here. */
export const serveUnknown = async (arrived: Arrived): Promise<never> => {
  recordViolation(arrived, ['there is no such operation here']);
  throw faultOf('RESOURCE_NOT_FOUND');
};
