import type { Purpose } from '@pawsume/contract/page-settings';
import { proofMessages } from '@pawsume/contract/proof-messages';
import { showProof as showProofCall } from '@pawsume/contract/proofs';
import type { Context } from '#context';
import type { Serve } from '#http/serve';
import { notFound } from '#lib/app-error';
import { deleteShownProof, insertShownProof, lockProofOfResume } from './proof-queries.ts';

export const registerShownProofs = (serve: Serve, context: Context): void => {
  serve(showProofCall, async ({ caller, params, body }) => {
    await showProof(context, { userId: caller.user.id, resumeId: params.id, proofId: params.proof_id, ...body });
    return { msg: body.shown ? proofMessages.shown : proofMessages.hidden };
  });
};

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
const showProof = ({ db }: Pick<Context, 'db'>, { shown, ...proof }: Showing): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!(await lockProofOfResume(tx, proof))) throw notFound();
    await (shown ? insertShownProof(tx, proof) : deleteShownProof(tx, proof));
  });
