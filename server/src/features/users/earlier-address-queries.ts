import type { Db } from '#db/types';
import { hashToken } from '#lib/secrets';

/** When this account changed its address since that time, newest first. */
export const listChangesSince = (db: Db, { userId, since, limit }: { userId: number; since: Date; limit: number }) =>
  db
    .selectFrom('earlier_addresses')
    .select('changed_at')
    .where('user_id', '=', userId)
    .where('changed_at', '>', since)
    .orderBy('changed_at', 'desc')
    .limit(limit)
    .execute();

/** Stores an address that was left, and returns the change's id. */
export const insertEarlierAddress = async (
  db: Db,
  address: { user_id: number; email: string; token_hash: string | null; changed_at: Date; expires_at: Date },
): Promise<number> => {
  const { id } = await db.insertInto('earlier_addresses').values(address).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** A change of this account that can be undone; undefined where it cannot any more. */
export const findUndoableChange = (db: Db, { userId, id, now }: { userId: number; id: number; now: Date }) =>
  undoable(db, { userId, now }).where('id', '=', id).executeTakeFirst();

/** Stores the token of the link that undoes a change. The one before it stays good: nobody knows whether it arrived. */
export const putUndoToken = (db: Db, { id, tokenHash }: { id: number; tokenHash: string }) =>
  db
    .updateTable('earlier_addresses')
    .set(({ ref }) => ({ token_hash: tokenHash, spare_hash: ref('token_hash') }))
    .where('id', '=', id)
    .where('email', '<>', '')
    .executeTakeFirst();

/** The address that an account had at a time; undefined where it has not changed since, or was not confirmed. */
export const findAddressThen = async (db: Db, userId: number, then: Date): Promise<string | undefined> => {
  const left = await db
    .selectFrom('earlier_addresses')
    .select('email')
    .where('user_id', '=', userId)
    .where('changed_at', '>=', then)
    .orderBy('changed_at')
    .executeTakeFirst();
  return left?.email || undefined;
};

interface Given {
  token: string;
  now: Date;
}

/** The change that a link undoes; undefined where the link is not valid. */
export const findEarlierAddress = (db: Db, { token, now }: Given) =>
  db
    .selectFrom('earlier_addresses')
    .select(['id', 'user_id', 'email', 'changed_at'])
    .where((where) => {
      const hash = hashToken(token);
      return where.or([where('token_hash', '=', hash), where('spare_hash', '=', hash)]);
    })
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Changes of this account that can be undone, first to last. */
export const listUndoableChanges = (db: Db, { userId, now }: { userId: number; now: Date }) =>
  undoable(db, { userId, now }).orderBy('id').execute();

const undoable = (db: Db, { userId, now }: { userId: number; now: Date }) =>
  db
    .selectFrom('earlier_addresses')
    .select(['id', 'email'])
    .where('user_id', '=', userId)
    .where('email', '<>', '')
    .where('expires_at', '>', now);

/**
 * Voids the links of a change and of all later ones: they may have been made by a thief whom the link is to lock out.
 * Earlier links stay valid. The rows stay, because they count towards the daily limit.
 */
export const voidEarlierAddresses = async (tx: Db, { id, userId }: { id: number; userId: number }): Promise<void> => {
  await tx
    .updateTable('earlier_addresses')
    .set({ token_hash: null, spare_hash: null, email: '' })
    .where('user_id', '=', userId)
    .where('id', '>=', id)
    .execute();
};
