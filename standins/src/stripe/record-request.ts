import type { FastifyRequest } from 'fastify';
import type { Account } from './account.ts';
import type { RequestRecord } from './request-record.ts';

const header = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
};

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '';

const encodedParams = (request: FastifyRequest): string => {
  if (request.method === 'GET') return request.url.split('?')[1] ?? '';
  return typeof request.body === 'string' ? request.body : '';
};

/** Notes a call among those received. */
export const recordRequest = (account: Account, request: FastifyRequest, operation: string): RequestRecord => {
  const made: RequestRecord = {
    method: request.method,
    path: pathOf(request),
    operation,
    contentType: header(request, 'content-type')?.split(';')[0]?.trim().toLowerCase() ?? null,
    stripeVersion: header(request, 'stripe-version'),
    idempotencyKey: header(request, 'idempotency-key'),
    telemetry: request.headers['x-stripe-client-telemetry'] !== undefined,
    form: encodedParams(request),
    status: null,
  };
  account.requests.push(made);
  return made;
};
