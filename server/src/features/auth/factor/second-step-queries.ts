import type { Db } from '#db/types';

export const insertSecondStep = (
  db: Db,
  step: { token_hash: string; user_id: number; password_proof: string | null; expires_at: Date },
) => db.insertInto('second_steps').values(step).execute();

/** Whose login it is; undefined once it has expired. */
export const findUserOfStep = async (
  db: Db,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<number | undefined> => {
  const step = await db
    .selectFrom('second_steps')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return step?.user_id;
};

/** Deletes a step of this user that has not expired, and returns it; of several requests at once, only one gets it. */
export const deleteSecondStep = (
  db: Db,
  { tokenHash, userId, now }: { tokenHash: string; userId: number; now: Date },
) =>
  db
    .deleteFrom('second_steps')
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .returning('password_proof')
    .executeTakeFirst();

export const deleteSecondSteps = (db: Db, userId: number) =>
  db.deleteFrom('second_steps').where('user_id', '=', userId).execute();
