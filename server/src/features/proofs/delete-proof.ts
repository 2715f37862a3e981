import type { Context } from '#context';
import { postRemovals, removeNow } from '#features/users/drop-pictures';
import { notFound } from '#lib/app-error';
import { deleteProofRow } from './queries.ts';

/** Deletes a proof for good, and takes it off every link. Throws `not_found`. */
export const deleteProof = async (
  { db, jobs, pictures }: Pick<Context, 'db' | 'jobs' | 'pictures'>,
  { userId, proofId }: { userId: number; proofId: number },
): Promise<void> => {
  const file = await db.transaction().execute(async (tx) => {
    const deleted = await deleteProofRow(tx, userId, proofId);
    if (deleted === undefined) throw notFound();
    await postRemovals({ jobs }, tx, [deleted]);
    return deleted;
  });
  await removeNow({ db, pictures }, [file]);
};
