import type { FastifyRequest } from 'fastify';
import { checkRequest, type Problem, problemOf } from './official/check-request.ts';
import { malformedIssue } from './official/issues.ts';
import type { OperationSpec } from './operations.ts';
import { rawBody } from './record-request.ts';
import type { RequestRecord } from './request-record.ts';

export interface CheckedCall {
  /** Undefined where there is none, or where it is no JSON. */
  body: unknown;
  problems: Problem[];
  isOtherContent: boolean;
}

const JSON_TYPE = 'application/json';

const parsed = (text: string): { body: unknown } | null => {
  try {
    return { body: text === '' ? undefined : JSON.parse(text) };
  } catch {
    return null;
  }
};

const pathIds = (params: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]));

/** Holds a call against PayPal's own description of it. */
export const checkCall = (
  { place }: OperationSpec,
  { request, made }: { request: FastifyRequest; made: RequestRecord },
): CheckedCall => {
  if (made.method === 'POST' && made.contentType !== JSON_TYPE) {
    const where = { field: 'content-type', location: 'header' } as const;
    return {
      body: undefined,
      problems: [problemOf(place, where, { message: `has to be ${JSON_TYPE}` })],
      isOtherContent: true,
    };
  }
  const read = parsed(rawBody(request).toString());
  if (!read) {
    const detail = malformedIssue(place, 'MALFORMED_REQUEST_JSON');
    return { body: undefined, problems: [{ detail, words: 'body: is no JSON' }], isOtherContent: false };
  }
  const { headers, params } = request;
  const { body } = read;
  const query = new URLSearchParams(made.query);
  const problems = checkRequest(place, { headers, query, ids: pathIds(params), body });
  return { body, problems, isOtherContent: false };
};
