import { hasEffect } from '#db/outcome';
import type { Db } from '#db/types';
import type { Identity } from '#identity/identity-provider';

type Key = Pick<Identity, 'issuer' | 'subject'>;

/** The account that an identity opens. */
export const findUserOfIdentity = async (db: Db, { issuer, subject }: Key): Promise<number | undefined> => {
  const found = await db
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return found?.user_id;
};

export const insertIdentity = (db: Db, { issuer, subject }: Key, owner: { user_id: number; created_at: Date }) =>
  db
    .insertInto('identities')
    .values({ issuer, subject, ...owner })
    .execute();

export const listIdentities = (db: Db, userId: number): Promise<{ since: Date }[]> =>
  db.selectFrom('identities').select('created_at as since').where('user_id', '=', userId).execute();

/** Deletes the identities of this user, or those that were connected at a time or later. */
export const deleteIdentities = (db: Db, userId: number, since?: Date) => {
  const all = db.deleteFrom('identities').where('user_id', '=', userId);
  return (since ? all.where('created_at', '>=', since) : all).executeTakeFirst();
};

export const insertLoginTicket = (
  db: Db,
  ticket: { token_hash: string; browser_hash: string; user_id: number; expires_at: Date },
) => db.insertInto('hand_overs').values(ticket).execute();

interface LoginTicketKey {
  tokenHash: string;
  browserHash: string;
  now: Date;
}

export const findUserOfLoginTicket = async (db: Db, key: LoginTicketKey): Promise<number | undefined> => {
  const found = await db
    .selectFrom('hand_overs')
    .select('user_id')
    .where('token_hash', '=', key.tokenHash)
    .where('browser_hash', '=', key.browserHash)
    .where('expires_at', '>', key.now)
    .executeTakeFirst();
  return found?.user_id;
};

/** Uses a login ticket up; returns whether it was there. Of several requests at once, only one gets true. */
export const deleteLoginTicket = (db: Db, { tokenHash }: LoginTicketKey): Promise<boolean> =>
  hasEffect(db.deleteFrom('hand_overs').where('token_hash', '=', tokenHash));

export const insertSignIn = (
  db: Db,
  signIn: {
    state_hash: string;
    browser_hash: string;
    nonce: string;
    code_verifier: string;
    session_hash: string | null;
    expires_at: Date;
  },
) => db.insertInto('sign_ins').values(signIn).execute();

/**
 * Deletes the sign-in that this browser began with this state, and returns it; of several requests at once, only one
 * gets it.
 */
export const deleteSignIn = (
  db: Db,
  { stateHash, browserHash, now }: { stateHash: string; browserHash: string; now: Date },
) =>
  db
    .deleteFrom('sign_ins')
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
