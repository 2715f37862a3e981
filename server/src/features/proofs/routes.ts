import { proofMessages } from '@pawsume/contract/proof-messages';
import {
  addProof as addProofCall,
  deleteProof as deleteProofCall,
  getProofFile,
  getProofThumbnail,
  listProofs,
} from '@pawsume/contract/proofs';
import type { Context } from '#context';
import { getPet } from '#features/pets/queries';
import type { FileAnswer } from '#http/send-file';
import type { Serve } from '#http/serve';
import { AppError, notFound } from '#lib/app-error';
import { addProof } from './add-proof.ts';
import { deleteProof } from './delete-proof.ts';
import { describeProof } from './describe-proof.ts';
import { getProof, listProofsOfPet } from './queries.ts';
import { readProof, readThumbnail } from './read-proof.ts';

export const registerProofs = (serve: Serve, context: Context): void => {
  const { db } = context;

  serve(listProofs, async ({ caller, params }) => {
    const { id } = await getPet(db, caller.user.id, params.id);
    return (await listProofsOfPet(db, id)).map(({ shown_on, ...proof }) => describeProof(proof, shown_on));
  });

  serve(addProofCall, async ({ caller, params, body, file }) => {
    if (!file) throw new AppError('invalid_input', proofMessages.missing);
    const proof = { userId: caller.user.id, petId: params.id, ...body, upload: file.path };
    return describeProof(await addProof(context, proof), []);
  });

  serve(deleteProofCall, async ({ caller, params }) => {
    await deleteProof(context, { userId: caller.user.id, proofId: params.id });
    return { msg: proofMessages.deleted };
  });

  serve(getProofFile, async ({ caller, params }) =>
    orNotFound(await readProof(context, await getProof(db, caller.user.id, params.id))),
  );

  serve(getProofThumbnail, async ({ caller, params }) =>
    orNotFound(await readThumbnail(context, await getProof(db, caller.user.id, params.id))),
  );
};

const orNotFound = (file: FileAnswer | null): FileAnswer => {
  if (!file) throw notFound();
  return file;
};
