import type { AuditEntry } from '@pawsume/contract/admin';
import { messages } from '@pawsume/contract/messages';
import type { Db } from '#db/types';
import { countAuditEntries, insertAuditEntry, listAuditPage } from './queries.ts';

interface NewAuditEntry {
  actorId: number;
  /** What was done, without names or anything that users wrote. */
  action: string;
  /** What proof of identity the administrator saw. It is emptied with the account. */
  note?: string;
  userId: number | null;
  now: Date;
}

/** Records what an administrator did, in the transaction that does it. */
export const recordAuditEntry = async (
  db: Db,
  { actorId, action, note, userId, now }: NewAuditEntry,
): Promise<void> => {
  await insertAuditEntry(db, { actor_id: actorId, action, note: note ?? null, user_id: userId, created_at: now });
};

/** One page of what administrators did, newest first, and how much there is altogether. */
export const listAuditEntries = async (
  db: Db,
  { page, limit }: { page: number; limit: number },
): Promise<{ entries: AuditEntry[]; total: number }> => {
  const rows = await listAuditPage(db, { page, limit });
  return {
    total: await countAuditEntries(db),
    entries: rows.map(({ id, created_at, action, note, user_id, username, deleted_at }) => ({
      id,
      timestamp: created_at.toISOString(),
      actor: deleted_at ? messages.admin.deletedActor : username,
      action,
      note,
      user_id,
    })),
  };
};
