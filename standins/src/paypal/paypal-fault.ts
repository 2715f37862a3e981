import { newDebugId } from './ids.ts';
import type { Link } from './wire.ts';

export interface Detail {
  issue: string;
  /** Where in the request; PayPal names no headers. */
  field?: string;
  location?: 'body' | 'path' | 'query';
}

/** The names of failed answers, with the status and the sentence that go with each. */
const KINDS = {
  INVALID_REQUEST: [400, 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  AUTHENTICATION_FAILURE: [
    401,
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  ],
  RESOURCE_NOT_FOUND: [404, 'The specified resource does not exist.'],
  RESOURCE_CONFLICT: [409, 'The server has detected a conflict while processing this request.'],
  UNSUPPORTED_MEDIA_TYPE: [415, "The server does not support the request payload's media type."],
  UNPROCESSABLE_ENTITY: [
    422,
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  ],
  RATE_LIMIT_REACHED: [429, 'Too many requests. Blocked due to rate limiting.'],
  INTERNAL_SERVER_ERROR: [500, 'An internal server error occurred.'],
  SERVICE_UNAVAILABLE: [503, 'Service Unavailable.'],
} as const;

/** A failed answer, in one of PayPal's shapes. */
export class PaypalFault extends Error {
  override name = 'PaypalFault';
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: object) {
    super(JSON.stringify(body));
    this.status = status;
    this.body = body;
  }
}

interface Told {
  details?: Detail[];
  links?: Link[];
  /** The usual one of that name where left out. */
  status?: number;
}

/** A failed answer by its name. */
export const faultOf = (name: keyof typeof KINDS, { status, ...told }: Told = {}): PaypalFault => {
  const [usual, message] = KINDS[name];
  return new PaypalFault(status ?? usual, { name, message, debug_id: newDebugId(), ...told });
};

export const unprocessable = (issue: string, links: Link[] = []): PaypalFault =>
  faultOf('UNPROCESSABLE_ENTITY', { details: [{ issue }], links });

export const unknownResource = (): PaypalFault =>
  faultOf('RESOURCE_NOT_FOUND', { details: [{ issue: 'INVALID_RESOURCE_ID' }] });

/** How OAuth says no: another shape than all other calls. */
export const oauthFault = (status: number, error: string, error_description: string): PaypalFault =>
  new PaypalFault(status, { error, error_description });
