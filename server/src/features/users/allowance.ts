import { messages } from '@pawsume/contract/messages';
import type { Config } from '#config';
import type { Tx } from '#db/types';
import { AppError } from '#lib/app-error';
import { countPets, countResumes, countWritings, sumPictureBytes } from './allowance-queries.ts';

/** What one account may keep, so that nobody fills the disk for everybody. */
type Allowance = Config['allowance'];

/** Throws `account_full` where a pet just added is one too many. The caller holds the lock of the account's row. */
export const demandPetsFit = async (tx: Tx, userId: number, { pets }: Allowance): Promise<void> => {
  if ((await countPets(tx, userId)) > pets) throw new AppError('account_full', messages.limits.pets(pets));
};

/** Throws `account_full` where a picture or proof just added is too much. The caller holds the lock of the account's row. */
export const demandPicturesFit = async (
  tx: Tx,
  userId: number,
  { pictureBytes }: Allowance,
  sentence: string = messages.limits.pictures,
): Promise<void> => {
  if ((await sumPictureBytes(tx, userId)) > pictureBytes) throw new AppError('account_full', sentence);
};

/**
 * Throws `account_full` where there is no room for one more résumé beside those that are there or being written. Asked before
 * it is written, which costs the most. The caller holds the lock of the account's row.
 */
export const demandRoomForResume = async (tx: Tx, userId: number, { resumes }: Allowance): Promise<void> => {
  const taken = (await countResumes(tx, userId)) + (await countWritings(tx, userId));
  if (taken >= resumes) throw new AppError('account_full', messages.limits.resumes(resumes));
};
