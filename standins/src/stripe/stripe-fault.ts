/** What stands under `error` in a failed answer. */
interface ErrorDetail {
  type: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'rate_limit_error';
  code?: string;
  message: string;
  param?: string;
}

/** A failed answer, in Stripe's shape. */
export class StripeFault extends Error {
  override name = 'StripeFault';
  readonly status: number;
  readonly detail: ErrorDetail;

  constructor(status: number, detail: ErrorDetail) {
    super(detail.message);
    this.status = status;
    this.detail = detail;
  }
}

export const invalidRequest = (message: string, detail: { code?: string; param?: string } = {}): StripeFault =>
  new StripeFault(400, { type: 'invalid_request_error', message, ...detail });

export const resourceMissing = (kind: string, id: string, param: string): StripeFault =>
  new StripeFault(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
