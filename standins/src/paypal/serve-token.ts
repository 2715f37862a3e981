import type { FastifyReply } from 'fastify';
import { strike } from '../common/faults.ts';
import { sendAnswer } from './answer.ts';
import { authenticateClient } from './authenticate.ts';
import { provokedError } from './faults.ts';
import type { Arrived } from './handle.ts';
import { newDebugId } from './ids.ts';
import { oauthFault } from './paypal-fault.ts';
import { recordViolation } from './record-request.ts';
import type { RequestRecord } from './request-record.ts';
import { TOKEN_LIVES_SECONDS } from './tokens.ts';

const FORM = 'application/x-www-form-urlencoded';
const SCOPE = 'https://uri.paypal.com/services/payments/payment https://uri.paypal.com/services/payments/refund openid';

/** What is wrong with a call for a token. PayPal describes it in words only. */
const problemsOf = ({ contentType, query, body }: RequestRecord): string[] => {
  const form = [...new URLSearchParams(body).keys()];
  return [
    ...(contentType === FORM ? [] : [`content-type has to be ${FORM}`]),
    ...(query === '' ? [] : ['no query is taken']),
    ...(form.join() === 'grant_type' ? [] : ['the form has to hold grant_type and nothing else']),
  ];
};

/** `POST /v1/oauth2/token`: an access token for the client's id and secret. */
export const serveToken = async ({ account, request, reply, made }: Arrived): Promise<FastifyReply> => {
  const problems = problemsOf(made);
  if (problems.length > 0) recordViolation(account, made, problems);
  authenticateClient(account, request.headers.authorization);
  if (problems.length > 0) throw oauthFault(400, 'invalid_request', problems.join('; '));
  if (new URLSearchParams(made.body).get('grant_type') !== 'client_credentials') {
    throw oauthFault(400, 'unsupported_grant_type', 'Grant Type is unsupported');
  }
  const fault = account.faults.take('token');
  if (fault && (await strike(fault, { reply, error: provokedError(fault) }))) return reply;
  const object = {
    scope: SCOPE,
    access_token: account.tokens.issue(),
    token_type: 'Bearer',
    app_id: 'APP-80W284485P519543T',
    expires_in: TOKEN_LIVES_SECONDS,
    nonce: `${new Date().toISOString()}${newDebugId()}`,
  };
  return sendAnswer(reply, made, { status: 200, json: JSON.stringify(object) });
};
