import type { FastifyRequest } from 'fastify';
import type { Account } from './account.ts';
import type { RequestRecord } from './request-record.ts';

const header = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
};

/** The bytes of the body; none where there is none. */
export const rawBody = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/** Notes a call among those received. */
export const recordRequest = (account: Account, request: FastifyRequest, operation: string): RequestRecord => {
  const [path = '', query = ''] = request.url.split('?');
  const made: RequestRecord = {
    method: request.method,
    path,
    query,
    operation,
    contentType: header(request, 'content-type')?.split(';')[0]?.trim().toLowerCase() ?? null,
    requestId: header(request, 'paypal-request-id'),
    prefer: header(request, 'prefer'),
    body: rawBody(request).toString(),
    status: null,
  };
  account.requests.push(made);
  return made;
};

/** Notes what PayPal's description holds against a call. */
export const recordViolation = (
  account: Account,
  { operation, method, path }: RequestRecord,
  problems: string[],
): void => {
  account.violations.push({ operation, method, path, problems });
};
