import type { Insertable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { COUNT, countRows } from '#db/outcome';
import type { Database, Db, ProofRow } from '#db/types';
import { notFound } from '#lib/app-error';

/** The proofs of a pet and the links that show each, in the order they were added. */
export const listProofsOfPet = (db: Db, petId: number) =>
  db
    .selectFrom('proofs')
    .selectAll('proofs')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('shown_proofs')
          .select(['shown_proofs.resume_id', 'shown_proofs.purpose'])
          .whereRef('shown_proofs.proof_id', '=', 'proofs.id')
          .orderBy('shown_proofs.resume_id')
          .orderBy('shown_proofs.purpose'),
      ).as('shown_on'),
    )
    .where('proofs.pet_id', '=', petId)
    .orderBy('proofs.id')
    .execute();

export const countProofsOfPet = (db: Db, petId: number): Promise<number> =>
  countRows(db.selectFrom('proofs').select(COUNT).where('pet_id', '=', petId));

/** A proof of this user. Throws `not_found`, the same for another user's proof and for none. */
export const getProof = (db: Db, userId: number, proofId: number): Promise<ProofRow> =>
  db
    .selectFrom('proofs')
    .selectAll()
    .where('id', '=', proofId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow(() => notFound());

export const insertProof = (db: Db, proof: Insertable<Database['proofs']>): Promise<ProofRow> =>
  db.insertInto('proofs').values(proof).returningAll().executeTakeFirstOrThrow();

/** Deletes a proof of this user. Returns where its files lie; undefined where there is no such proof. */
export const deleteProofRow = async (db: Db, userId: number, proofId: number): Promise<string | undefined> => {
  const deleted = await db
    .deleteFrom('proofs')
    .where('id', '=', proofId)
    .where('user_id', '=', userId)
    .returning('stored_file')
    .executeTakeFirst();
  return deleted?.stored_file;
};

/** Returns where their files lie. */
export const deleteProofsOfPet = async (tx: Db, petId: number): Promise<string[]> => {
  const deleted = await tx.deleteFrom('proofs').where('pet_id', '=', petId).returning('stored_file').execute();
  return deleted.map(({ stored_file }) => stored_file);
};

/** Returns where their files lie. */
export const deleteProofsOfUser = async (tx: Db, userId: number): Promise<string[]> => {
  const deleted = await tx.deleteFrom('proofs').where('user_id', '=', userId).returning('stored_file').execute();
  return deleted.map(({ stored_file }) => stored_file);
};

const shownByLink = (db: Db, linkId: number) =>
  db
    .selectFrom('shared_links')
    .innerJoin('shown_proofs', (join) =>
      join
        .onRef('shown_proofs.resume_id', '=', 'shared_links.resume_id')
        .onRef('shown_proofs.purpose', '=', 'shared_links.purpose'),
    )
    .innerJoin('proofs', 'proofs.id', 'shown_proofs.proof_id')
    .where('shared_links.id', '=', linkId);

/** What a link shows, in the order it was added; whether the link is on, the caller knows. */
export const listShownProofs = (db: Db, linkId: number): Promise<ProofRow[]> =>
  shownByLink(db, linkId).selectAll('proofs').orderBy('proofs.id').execute();

export const findShownProof = (db: Db, linkId: number, proofId: number): Promise<ProofRow | undefined> =>
  shownByLink(db, linkId).selectAll('proofs').where('proofs.id', '=', proofId).executeTakeFirst();
