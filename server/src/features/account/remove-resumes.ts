import type { Db, ResumeRow, Tx } from '#db/types';
import { lockBalance } from '#features/credits/ledger';
import { compensate } from '#features/payments/settle/compensate';
import { markGoneWithResume } from '#features/payments/settle/queries';
import {
  deleteResumeRow,
  findForgottenResume,
  listForgottenResumes,
  listResumesOfPet,
} from '#features/resumes/queries';

/** Removes résumés that were deleted and can no longer be brought back. */
export const removeForgottenResumes = async (db: Db, now: Date): Promise<void> => {
  const forgotten = await listForgottenResumes(db, now);
  for (const { id, user_id: userId } of forgotten) {
    await db.transaction().execute(async (tx) => {
      const { isGone } = await lockBalance(tx, userId);
      // Read again: its owner may have brought it back, or deleted its pet, a moment before the lock.
      const resume = await findForgottenResume(tx, id, now);
      if (resume) await removeRows(tx, [resume], { isGone, now });
    });
  }
};

/** Removes all résumés of a pet, deleted ones too. The caller holds the lock of its owner's balance. */
export const removeResumesOfPet = async (tx: Tx, petId: number, now: Date): Promise<void> => {
  await removeRows(tx, await listResumesOfPet(tx, petId), { isGone: false, now });
};

const removeRows = async (
  tx: Tx,
  rows: readonly ResumeRow[],
  { isGone, now }: { isGone: boolean; now: Date },
): Promise<void> => {
  for (const resume of rows) {
    await markGoneWithResume(tx, resume);
    if (resume.deleted_at !== null && !isGone) await compensate(tx, resume, now);
    await deleteResumeRow(tx, resume.id);
  }
};
