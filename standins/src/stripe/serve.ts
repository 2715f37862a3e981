import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, answerOnce } from '../common/answer-once.ts';
import { headerOf, receivedCall } from '../common/received-call.ts';
import { sameSecret } from '../common/secrets.ts';
import type { Account, StripeCall } from './account.ts';
import { type Fault, provokedError } from './faults.ts';
import { parseForm } from './forms.ts';
import { newId } from './ids.ts';
import type { OperationSpec } from './operations.ts';
import { invalidRequest, StripeFault } from './stripe-fault.ts';

const FORM = 'application/x-www-form-urlencoded';

const recordCall = (account: Account, request: FastifyRequest, operation: string): StripeCall => {
  const made = {
    ...receivedCall(request, operation),
    stripeVersion: headerOf(request, 'stripe-version'),
    idempotencyKey: headerOf(request, 'idempotency-key'),
    telemetry: request.headers['x-stripe-client-telemetry'] !== undefined,
  };
  account.requests.push(made);
  return made;
};

const answerFault = ({ status, detail }: StripeFault): Answer => ({ status, json: JSON.stringify({ error: detail }) });

const sendAnswer = (reply: FastifyReply, made: StripeCall, { status, json }: Answer): FastifyReply => {
  made.status = status;
  reply.header('request-id', newId('req', 14));
  return reply.code(status).type('application/json').send(json);
};

/** The first answer under this key, once more. Stripe advises against trying a saved failure again. */
const sendReplay = (reply: FastifyReply, made: StripeCall, answer: Answer): FastifyReply => {
  reply.header('idempotent-replayed', 'true');
  if (answer.status >= 500) reply.header('stripe-should-retry', 'false');
  return sendAnswer(reply, made, answer);
};

/** Takes the secret key as a bearer. Stripe shows parts of a wrong one, which no log may hold. */
const authenticate = (authorization: string | undefined, secretKey: string): void => {
  const key = /^bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? '';
  if (sameSecret(key, secretKey)) return;
  const message = `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(12)}${key.slice(-4)}`;
  throw new StripeFault(401, { type: 'invalid_request_error', message });
};

const refuseOtherContent = ({ method, body, contentType }: StripeCall): void => {
  if (method === 'POST' && body !== '' && contentType !== FORM) {
    throw invalidRequest(`Invalid request (check that your POST content type is ${FORM}).`);
  }
};

/** The answer to repeat, or null where the call is new under its key and may run; then it must be saved or forgotten. */
const earlierAnswer = ({ answers }: Account, key: string, { path, body }: StripeCall): Answer | null => {
  if (key.length > 255) throw invalidRequest('Idempotency keys may be at most 255 characters long.');
  const earlier = answers.begin(key, `${path}?${body}`);
  switch (earlier.kind) {
    case 'none':
      return null;
    case 'done':
      return earlier.answer;
    case 'other':
      throw new StripeFault(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same endpoint and parameters.',
      });
    case 'under_way':
      throw new StripeFault(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: 'There is currently another in-progress request using this Idempotent Key.',
      });
  }
};

interface Arrived {
  request: FastifyRequest<{ Params: { id?: string } }>;
  reply: FastifyReply;
  made: StripeCall;
}

const isSaved = (fault: Fault | null): boolean =>
  fault?.kind === 'error' && fault.when === 'after_commit' && fault.saved;

const respond = async (account: Account, spec: OperationSpec, { request, reply, made }: Arrived) => {
  authenticate(request.headers.authorization, account.secretKey);
  refuseOtherContent(made);
  const key = made.method === 'POST' ? made.idempotencyKey : null;
  const earlier = key ? earlierAnswer(account, key, made) : null;
  if (earlier) return sendReplay(reply, made, earlier);
  const fault = account.faults.take(spec.name);
  const error = provokedError(fault?.status);
  const commit = (): Answer => {
    const form = parseForm(made.method === 'GET' ? made.query : made.body);
    const json = JSON.stringify(spec.run(account, request.params.id ?? '', form), null, 2);
    if (key) account.answers.save(key, isSaved(fault) ? answerFault(error) : { status: 200, json });
    return { status: 200, json };
  };
  const answer = await answerOnce({ answers: account.answers, key, reply, fault, error, commit });
  return answer ? sendAnswer(reply, made, answer) : reply;
};

/** Serves one operation, in Stripe's order: who asks, in what form, under which key, and only then the work. */
export const serve =
  (account: Account, spec: OperationSpec) =>
  async (request: Arrived['request'], reply: FastifyReply): Promise<FastifyReply> => {
    const made = recordCall(account, request, spec.name);
    try {
      return await respond(account, spec, { request, reply, made });
    } catch (error) {
      if (error instanceof StripeFault) return sendAnswer(reply, made, answerFault(error));
      throw error;
    }
  };

/** Answers what is no operation here. */
export const serveUnknown =
  (account: Account) =>
  (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const made = recordCall(account, request, 'unknown');
    const message = `Unrecognized request URL (${made.method}: ${made.path}).`;
    return sendAnswer(reply, made, answerFault(new StripeFault(404, { type: 'invalid_request_error', message })));
  };
