import type { IncomingHttpHeaders } from 'node:http';
import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import type { Context } from '#context';
import type { ConfirmationRow, Db } from '#db/types';
import { identify } from '#features/auth/sessions/identify';
import type { Cookies } from '#http/cookies';
import { AppError } from '#lib/app-error';
import { isOwnAddress } from './own-address.ts';
import { markOfBrowser } from './owner-browser.ts';
import { findByToken, isBrowserOf, lockByToken } from './queries.ts';

/** Who follows a link: by its token, and from which browser. */
export interface Visit {
  token: string;
  headers: IncomingHttpHeaders;
  cookies: Cookies;
}

export type ReferenceParts = Pick<Context, 'db' | 'clock' | 'addressHash'>;

const BEARER = /^bearer +([\w~.+/=-]{1,512})$/i;

export const linkInvalid = (): AppError =>
  new AppError('invalid_input', messages.invalid, { fields: { token: messages.invalid } });

/**
 * The request that a link belongs to, locked until the transaction ends. Throws `invalid_input` where it is over, and `forbidden`
 * where the owner follows it: in a session or a browser of theirs, or where the letter went to an address of theirs.
 */
export const lockForReference = async (parts: ReferenceParts, tx: Db, visit: Visit): Promise<ConfirmationRow> => {
  const row = await lockByToken(tx, visit.token, parts.clock());
  if (!row) throw linkInvalid();
  await demandSomebodyElse({ ...parts, db: tx }, row, visit);
  return row;
};

export const findForReference = async (parts: ReferenceParts, visit: Visit): Promise<ConfirmationRow> => {
  const row = await findByToken(parts.db, visit.token, parts.clock());
  if (!row) throw linkInvalid();
  await demandSomebodyElse(parts, row, visit);
  return row;
};

/** Every call of a request passes this check. Throws `forbidden` where its owner makes the call. */
const demandSomebodyElse = async (
  parts: ReferenceParts,
  { user_id: userId, address_hash }: ConfirmationRow,
  { headers, cookies }: Visit,
): Promise<void> => {
  const session = BEARER.exec(headers.authorization ?? '')?.[1];
  const caller = session ? await identify(parts, session) : null;
  if (caller?.user.id === userId) throw new AppError('forbidden', messages.ownSession);
  const theirs = caller?.user.email ? parts.addressHash(caller.user.email) : null;
  if (await isOwnAddress(parts, userId, [address_hash, theirs])) throw new AppError('forbidden', messages.ownRequest);
  const browserHash = markOfBrowser(cookies);
  if (browserHash !== null && (await isBrowserOf(parts.db, { userId, browserHash }))) {
    throw new AppError('forbidden', messages.ownBrowser);
  }
};
