import type { AuditEntry } from '@pawsume/contract/admin';
import { messages } from '@pawsume/contract/messages';
import type { Db } from '#db/types';

interface Deed {
  actorId: number;
  /** In words, without a name or a word of anybody's. */
  action: string;
  userId: number | null;
  now: Date;
}

/** Records what an administrator did, in the transaction that does it. */
export const recordDeed = async (db: Db, { actorId, action, userId, now }: Deed): Promise<void> => {
  await db.insertInto('audit_log').values({ actor_id: actorId, action, user_id: userId, created_at: now }).execute();
};

/** One page of what administrators did, newest first, and how much there is altogether. */
export const listDeeds = async (
  db: Db,
  { page, limit }: { page: number; limit: number },
): Promise<{ entries: AuditEntry[]; total: number }> => {
  const rows = await db
    .selectFrom('audit_log')
    .innerJoin('users as actor', 'actor.id', 'audit_log.actor_id')
    .select(['audit_log.id', 'audit_log.created_at', 'action', 'user_id', 'actor.username', 'actor.deleted_at'])
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<string | number>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    total: Number(total),
    entries: rows.map(({ id, created_at, action, user_id, username, deleted_at }) => ({
      id,
      timestamp: created_at.toISOString(),
      actor: deleted_at ? messages.admin.deletedActor : username,
      action,
      user_id,
    })),
  };
};
