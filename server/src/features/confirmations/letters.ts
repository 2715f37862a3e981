import { screens, withMailedToken } from '@pawsume/contract/screens';
import type { Context } from '#context';
import type { ConfirmationRow, Db, JobRow } from '#db/types';
import { getPet } from '#features/pets/queries';
import { findOwnerAddress } from '#features/users/owner-address';
import { findLivingUser } from '#features/users/queries';
import { hashToken, newToken } from '#lib/secrets';
import { askReferenceLetter } from '#mail/letters/ask-reference';
import { referenceAnsweredLetter } from '#mail/letters/reference-answered';
import type { Letter, LetterToWrite } from '#mail/mailer';
import { findConfirmation, isNeverMailed, putConfirmationToken } from './queries.ts';

type Parts = Pick<Context, 'db' | 'clock' | 'publicUrl' | 'contactEmail'>;

const findFor = async (db: Db, { about }: JobRow): Promise<ConfirmationRow | undefined> =>
  findConfirmation(db, Number(about));

/** Names of the owner, the pet and the reference. */
const namesOf = async (db: Db, row: ConfirmationRow) => {
  const owner = await findLivingUser(db, row.user_id);
  if (!owner) return null;
  const { pet_name } = await getPet(db, row.user_id, row.pet_id);
  return { owner: owner.name, pet: pet_name, reference: row.name };
};

/** The letter that asks a reference; null where it is not to go out any more. */
export const askReferenceLetterOf = async (
  { db, clock, publicUrl, contactEmail }: Parts,
  job: JobRow,
): Promise<LetterToWrite | null> => {
  const row = await findFor(db, job);
  if (!row || row.email === null || (row.state !== 'asked' && row.state !== 'opened')) return null;
  if (row.expires_at <= clock() || row.address_hash === null || (await isNeverMailed(db, row.address_hash)))
    return null;
  const names = await namesOf(db, row);
  if (names === null) return null;
  const { id, user_id: userId, email: to } = row;
  const write = async () => {
    const token = newToken();
    const put = await putConfirmationToken(db, { id, tokenHash: hashToken(token), isAgain: job.tries > 1 });
    if (put.numUpdatedRows === 0n) return null;
    const url = publicUrl + withMailedToken('confirm', token);
    return askReferenceLetter({ userId, to, kind: row.kind, ...names, url, contactEmail });
  };
  return { kind: 'ask-reference', userId, to, write };
};

/** The letter that tells an owner that somebody answered; null where there is nobody to tell, or nothing any more. */
export const referenceAnsweredLetterOf = async ({ db, publicUrl }: Parts, job: JobRow): Promise<Letter | null> => {
  const row = await findFor(db, job);
  if (row?.state !== 'answered') return null;
  const to = await findOwnerAddress(db, job);
  const names = to === undefined ? null : await namesOf(db, row);
  if (to === undefined || names === null) return null;
  const { reference, pet } = names;
  return referenceAnsweredLetter({ userId: row.user_id, to, reference, pet, url: publicUrl + screens.profile });
};
