import type { Purpose } from '@pawsume/contract/page-settings';
import type { Context } from '#context';
import { notFound } from '#lib/app-error';
import { deleteShownProof, insertShownProof, lockProofOfResume } from './proof-queries.ts';

interface Showing {
  userId: number;
  resumeId: number;
  purpose: Purpose;
  proofId: number;
  shown: boolean;
}

/**
 * Switches a proof of a résumé's pet on or off for the link of that résumé and purpose, also before that link has an address.
 * Throws `not_found` for what is somebody else's, gone, or of another pet.
 */
export const showProof = ({ db }: Pick<Context, 'db'>, { shown, ...proof }: Showing): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!(await lockProofOfResume(tx, proof))) throw notFound();
    await (shown ? insertShownProof(tx, proof) : deleteShownProof(tx, proof));
  });
