import type { AdminConfirmation } from '@pawsume/contract/confirmations';
import type { Context } from '#context';
import type { Db } from '#db/types';
import { stop } from '#features/confirmations/change';
import { howOf } from '#features/confirmations/how';
import { findConfirmation, listForAdmins } from '#features/confirmations/queries';
import { notFound } from '#lib/app-error';
import { recordAuditEntry } from './audit.ts';

const MOST = 100;

/** Requests to references, reported ones first, then the newest. */
export const readConfirmations = async (db: Db): Promise<AdminConfirmation[]> =>
  (await listForAdmins(db, MOST)).map((row) => ({
    ...{ id: row.id, user_id: row.user_id, username: row.username, kind: row.kind, name: row.name },
    ...{ signed: row.signed, words: row.words, how: howOf(row), state: row.state },
    asked_at: row.asked_at.toISOString(),
    ...{ reports: row.reports, report_reason: row.report_reason },
    reported_at: row.reported_at?.toISOString() ?? null,
  }));

/** Stops anybody's request or confirmation and records who did it. Throws `not_found`. */
export const stopForAll = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id, actorId }: { id: number; actorId: number },
): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    const row = await findConfirmation(tx, id);
    if (!row) throw notFound();
    await stop(tx, { userId: row.user_id, id });
    await recordAuditEntry(tx, { actorId, action: 'Stopped a reference', userId: row.user_id, now: clock() });
  });
};
