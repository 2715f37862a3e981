import { proofMessages } from '@pawsume/contract/proof-messages';
import { PROOF_LIMITS, type ProofKind } from '@pawsume/contract/proofs';
import type { Context } from '#context';
import type { ProofRow } from '#db/types';
import { getPet, lockPet } from '#features/pets/queries';
import { demandPicturesFit } from '#features/users/allowance';
import { lockUser } from '#features/users/queries';
import { AppError } from '#lib/app-error';
import { redrawProof } from '#pictures/proofs/redraw-proof';
import { removeUnnamed } from '#pictures/replace-picture';
import { countProofsOfPet, insertProof } from './queries.ts';

type Parts = Pick<Context, 'db' | 'pictures' | 'decoder' | 'pdfs' | 'allowance' | 'clock'>;

interface NewProof {
  userId: number;
  petId: number;
  kind: ProofKind;
  title: string;
  /** The path of the file as uploaded. */
  upload: string;
}

/**
 * Draws a file anew and keeps it with a pet. Whatever fails, no file is left that no row names. Throws `not_found`,
 * `account_full`, and a sentence for what cannot be read.
 */
export const addProof = async (parts: Parts, { userId, petId, kind, title, upload }: NewProof): Promise<ProofRow> => {
  const { db, pictures, allowance, clock } = parts;
  const pet = await getPet(db, userId, petId);
  // Asked before the file is drawn, which costs the most, and again once nobody else can add one.
  if ((await countProofsOfPet(db, pet.id)) >= PROOF_LIMITS.ofPet) throw petIsFull();
  const proof = await redrawProof(parts, { userId, path: upload });
  const file = await pictures.addProof(proof);
  try {
    return await db.transaction().execute(async (tx) => {
      await lockUser(tx, userId);
      await lockPet(tx, pet.id);
      const inserted = await insertProof(tx, {
        ...{ user_id: userId, pet_id: pet.id, kind, title, stored_file: file, pages: proof.pages },
        bytes: proof.file.length + proof.thumbnail.length,
        created_at: clock(),
      });
      if ((await countProofsOfPet(tx, pet.id)) > PROOF_LIMITS.ofPet) throw petIsFull();
      await demandPicturesFit(tx, userId, allowance, proofMessages.noRoom);
      return inserted;
    });
  } catch (error) {
    await removeUnnamed(pictures, file);
    throw error;
  }
};

const petIsFull = () => new AppError('account_full', proofMessages.full(PROOF_LIMITS.ofPet));
