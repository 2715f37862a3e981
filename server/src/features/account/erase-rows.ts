import type { Db } from '#db/types';

/** What belongs to a user and goes with the account, in an order that no reference forbids. */
const TABLES = ['sessions', 'hand_overs', 'identities', 'mailed_tokens', 'resumes', 'pets'] as const;

/** Deletes the rows of one user. */
export const eraseRowsOf = async (tx: Db, userId: number): Promise<void> => {
  for (const table of TABLES) await tx.deleteFrom(table).where('user_id', '=', userId).execute();
};

/** Deletes rows that calls under way wrote for accounts while these were deleted. */
export const eraseLeftovers = async (tx: Db): Promise<void> => {
  const gone = tx.selectFrom('users').select('id').where('deleted_at', 'is not', null);
  for (const table of TABLES) await tx.deleteFrom(table).where('user_id', 'in', gone).execute();
};
