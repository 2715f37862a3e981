import type { Db } from '#db/types';

/** The paths of all pictures of a user: their own and those of their pets. */
export const listPictures = async (db: Db, userId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('users')
    .select('picture')
    .where('id', '=', userId)
    .unionAll(db.selectFrom('pets').select('picture').where('user_id', '=', userId))
    .execute();
  return rows.flatMap(({ picture }) => picture ?? []);
};

/** Where the files of all proofs of a user lie. */
export const listProofFiles = async (db: Db, userId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('proofs')
    .select('stored_file')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ stored_file }) => stored_file);
};

/** Which of these pictures and proofs a row names. */
export const listNamedPictures = async (db: Db, paths: string[]): Promise<Set<string | null>> => {
  const rows = await db
    .selectFrom('users')
    .select('picture')
    .where('picture', 'in', paths)
    .unionAll(db.selectFrom('pets').select('picture').where('picture', 'in', paths))
    .unionAll(db.selectFrom('proofs').select('stored_file as picture').where('stored_file', 'in', paths))
    .execute();
  return new Set(rows.map(({ picture }) => picture));
};
