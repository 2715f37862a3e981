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

export const insertEarlierAddress = (
  db: Db,
  address: { user_id: number; email: string; token_hash: string | null; changed_at: Date; expires_at: Date },
) => db.insertInto('earlier_addresses').values(address).execute();

interface Given {
  token: string;
  now: Date;
}

/** The change that a link undoes; undefined where the link is not valid. */
export const findEarlierAddress = (db: Db, { token, now }: Given) =>
  db
    .selectFrom('earlier_addresses')
    .select(['id', 'user_id', 'email'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Changes of this account that can be undone, first to last. */
export const listUndoableChanges = (db: Db, { userId, now }: { userId: number; now: Date }) =>
  db
    .selectFrom('earlier_addresses')
    .select(['id', 'email'])
    .where('user_id', '=', userId)
    .where('token_hash', 'is not', null)
    .where('expires_at', '>', now)
    .orderBy('id')
    .execute();

/**
 * Voids the links of a change and of all later ones: they may have been made by a thief whom the link is to lock out.
 * Earlier links stay valid. The rows stay, because they count towards the daily limit.
 */
export const voidEarlierAddresses = async (tx: Db, { id, userId }: { id: number; userId: number }): Promise<void> => {
  await tx
    .updateTable('earlier_addresses')
    .set({ token_hash: null, email: '' })
    .where('user_id', '=', userId)
    .where('id', '>=', id)
    .execute();
};

export const deleteExpiredAddresses = (db: Db, now: Date) =>
  db.deleteFrom('earlier_addresses').where('expires_at', '<=', now).execute();
