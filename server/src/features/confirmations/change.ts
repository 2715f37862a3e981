import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import type { Context } from '#context';
import type { Db } from '#db/types';
import { AppError } from '#lib/app-error';
import { EMPTIED, lockOwnConfirmation, updateConfirmation } from './queries.ts';

interface Own {
  userId: number;
  id: number;
}

/** Ends a request of this user in this transaction, and forgets what was said. Throws `not_found`. */
export const stop = async (tx: Db, { userId, id }: Own): Promise<void> => {
  const row = await lockOwnConfirmation(tx, userId, id);
  // What somebody refused stays refused.
  if (row.state === 'declined' || row.state === 'withdrawn') return;
  await updateConfirmation(tx, id, { ...EMPTIED, state: 'stopped' });
};

/** Shows or hides a confirmation, and its words, on the pages of its pet. Throws `not_found`. */
export const show = async (
  { db }: Pick<Context, 'db'>,
  { userId, id, ...choice }: Own & { shown: boolean; words_shown: boolean },
): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    const { state } = await lockOwnConfirmation(tx, userId, id);
    if (state !== 'answered') throw new AppError('invalid_input', messages.notShowable);
    await updateConfirmation(tx, id, choice);
  });
};
