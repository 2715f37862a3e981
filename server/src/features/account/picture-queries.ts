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

/** Which of these pictures a row names. */
export const listNamedPictures = async (db: Db, paths: string[]): Promise<Set<string | null>> => {
  const rows = await db
    .selectFrom('users')
    .select('picture')
    .where('picture', 'in', paths)
    .unionAll(db.selectFrom('pets').select('picture').where('picture', 'in', paths))
    .execute();
  return new Set(rows.map(({ picture }) => picture));
};
