import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import { neverMail } from './answer.ts';
import { EMPTIED, insertRefusal, updateConfirmation } from './queries.ts';
import { lockForReference, type ReferenceParts, type Visit } from './reference.ts';

/** Takes a no, or takes back what was said: all of it is deleted. Returns the sentence to say. */
export const decline = async (parts: ReferenceParts, visit: Visit, neverAgain: boolean): Promise<string> => {
  const now = parts.clock();
  return parts.db.transaction().execute(async (tx) => {
    const row = await lockForReference(parts, tx, visit);
    const isTakenBack = row.state === 'answered';
    await updateConfirmation(tx, row.id, { ...EMPTIED, state: isTakenBack ? 'withdrawn' : 'declined' });
    if (row.address_hash !== null) {
      await insertRefusal(tx, { addressHash: row.address_hash, userId: row.user_id, now });
    }
    if (neverAgain) await neverMail(tx, row, now);
    const sentence = isTakenBack ? messages.withdrawn : messages.declined;
    return neverAgain ? `${sentence} ${messages.neverAgain}` : sentence;
  });
};
