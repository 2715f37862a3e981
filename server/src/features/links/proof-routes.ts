import { proofMessages } from '@pawsume/contract/proof-messages';
import { showProof as showProofCall } from '@pawsume/contract/proofs';
import type { Context } from '#context';
import type { Serve } from '#http/serve';
import { showProof } from './show-proof.ts';

export const registerShownProofs = (serve: Serve, context: Context): void => {
  serve(showProofCall, async ({ caller, params, body }) => {
    await showProof(context, { userId: caller.user.id, resumeId: params.id, proofId: params.proof_id, ...body });
    return { msg: body.shown ? proofMessages.shown : proofMessages.hidden };
  });
};
