import type { IncomingHttpHeaders } from 'node:http';
import { IDEMPOTENCY_HEADER, idempotencyKey } from '@pawsume/contract/idempotency';
import { messages } from '@pawsume/contract/messages';
import { AppError } from '#lib/app-error';

/** The key under which a request is sent; undefined where it has none. Throws `invalid_input` for one that is none. */
export const readIdempotencyKey = (headers: IncomingHttpHeaders): string | undefined => {
  const header = headers[IDEMPOTENCY_HEADER];
  if (header === undefined) return undefined;
  const key = idempotencyKey.safeParse(header);
  if (!key.success) throw new AppError('invalid_input', messages.common.invalidInput);
  return key.data;
};
