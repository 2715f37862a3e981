import { sql } from 'kysely';
import { hasExpired } from '#db/expiry';
import { COUNT, countRows } from '#db/outcome';
import type { Db } from '#db/types';

export const countPets = (db: Db, userId: number): Promise<number> =>
  countRows(db.selectFrom('pets').select(COUNT).where('user_id', '=', userId));

/** Deleted ones do not count: they are gone in a moment. */
export const countResumes = (db: Db, userId: number): Promise<number> =>
  countRows(db.selectFrom('resumes').select(COUNT).where('user_id', '=', userId).where('deleted_at', 'is', null));

/** Texts that are being written: each is to be a résumé. */
export const countWritings = (db: Db, userId: number): Promise<number> =>
  countRows(
    db
      .selectFrom('writings')
      .select(COUNT)
      .where('user_id', '=', userId)
      .where('state', 'in', ['writing', 'keeping'])
      .where(({ not }) => not(hasExpired('until'))),
  );

/** What the pictures of an account take up, its own and those of its pets, and its proofs. */
export const sumPictureBytes = async (db: Db, userId: number): Promise<number> => {
  const ofPets = sql<string>`(select coalesce(sum(picture_bytes), 0) from pets where user_id = ${userId})`;
  const ofProofs = sql<string>`(select coalesce(sum(bytes), 0) from proofs where user_id = ${userId})`;
  const { bytes } = await db
    .selectFrom('users')
    .select(sql<string>`picture_bytes + ${ofPets} + ${ofProofs}`.as('bytes'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(bytes);
};
