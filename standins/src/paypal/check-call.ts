import type { FastifyRequest } from 'fastify';
import { checkRequest } from './official/check-request.ts';
import type { OperationSpec } from './operations.ts';
import type { Detail } from './paypal-fault.ts';
import { rawBody } from './record-request.ts';
import type { RequestRecord } from './request-record.ts';

export interface CheckedCall {
  /** Undefined where there is none, or where it is no JSON. */
  body: unknown;
  problems: Detail[];
  isOtherContent: boolean;
}

const JSON_TYPE = 'application/json';

const parsed = (text: string): { body: unknown; problems: Detail[] } => {
  try {
    return { body: text === '' ? undefined : JSON.parse(text), problems: [] };
  } catch {
    const description = 'The request JSON is not well formed.';
    return { body: undefined, problems: [{ issue: 'MALFORMED_REQUEST_JSON', description, location: 'body' }] };
  }
};

const OTHER_CONTENT: Detail = {
  issue: 'UNSUPPORTED_MEDIA_TYPE',
  description: `The content type has to be ${JSON_TYPE}.`,
  location: 'header',
};

/** Holds a call against PayPal's own description of it. */
export const checkCall = (spec: OperationSpec, request: FastifyRequest, made: RequestRecord): CheckedCall => {
  const isOtherContent = made.method === 'POST' && made.contentType !== JSON_TYPE;
  const { body, problems } = parsed(rawBody(request).toString());
  if (isOtherContent || problems.length > 0) {
    return { body, isOtherContent, problems: isOtherContent ? [OTHER_CONTENT] : problems };
  }
  const { headers } = request;
  const ids = pathIds(request.params);
  return {
    body,
    isOtherContent,
    problems: checkRequest(spec.place, { headers, query: new URLSearchParams(made.query), ids, body }),
  };
};

const pathIds = (params: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]));
