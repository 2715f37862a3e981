import { hasEffect } from '#db/outcome';
import type { Db, PasskeyRow } from '#db/types';

export const listPasskeys = (db: Db, userId: number): Promise<PasskeyRow[]> =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute();

export const findPasskey = (db: Db, credentialId: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();

type NewPasskey = Omit<PasskeyRow, 'id' | 'last_used_at' | 'counter'> & { counter: number };

export const insertPasskey = (db: Db, passkey: NewPasskey) => db.insertInto('passkeys').values(passkey).execute();

/** Counts a use. Returns false where the passkey was removed, or used, since it was read. */
export const stampPasskey = (
  db: Db,
  { id, counter: before }: PasskeyRow,
  { counter, now }: { counter: number; now: Date },
): Promise<boolean> =>
  hasEffect(
    db
      .updateTable('passkeys')
      .set({ counter, last_used_at: now })
      .where('id', '=', id)
      .where('counter', '=', Number(before)),
  );

export const deletePasskey = (db: Db, { id, userId }: { id: number; userId: number }): Promise<boolean> =>
  hasEffect(db.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', userId));

/** Deletes the passkeys of this user, or those that were added at a time or later. */
export const deletePasskeys = (db: Db, userId: number, since?: Date) => {
  const all = db.deleteFrom('passkeys').where('user_id', '=', userId);
  return (since ? all.where('created_at', '>=', since) : all).execute();
};

export type Purpose = 'add' | 'log_in' | 'second_step';

interface Challenge {
  challenge: string;
  purpose: Purpose;
  /** Null where the passkey is to tell whose account it is. */
  userId: number | null;
}

export const insertChallenge = (db: Db, { challenge, purpose, userId, expiresAt }: Challenge & { expiresAt: Date }) =>
  db.insertInto('passkey_challenges').values({ challenge, purpose, user_id: userId, expires_at: expiresAt }).execute();

/**
 * Deletes a challenge that has not expired; returns whether it was there. Of several requests at once, only one gets
 * true.
 */
export const deleteChallenge = (
  db: Db,
  { challenge, purpose, userId, now }: Challenge & { now: Date },
): Promise<boolean> =>
  hasEffect(
    db
      .deleteFrom('passkey_challenges')
      .where('challenge', '=', challenge)
      .where('purpose', '=', purpose)
      .where('user_id', 'is not distinct from', userId)
      .where('expires_at', '>', now),
  );
