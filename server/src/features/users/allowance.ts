import { messages } from '@pawsume/contract/messages';
import type { Config } from '#config';
import type { Db, Tx } from '#db/types';
import { AppError } from '#lib/app-error';
import { countPets, countResumes, sumPictureBytes } from './allowance-queries.ts';

/** What one account may keep, so that nobody fills the disk for everybody. */
type Allowance = Config['allowance'];

/** Throws `account_full` where a pet just added is one too many. The caller holds the lock of the account's row. */
export const demandPetsFit = async (tx: Tx, userId: number, { pets }: Allowance): Promise<void> => {
  if ((await countPets(tx, userId)) > pets) throw new AppError('account_full', messages.limits.pets(pets));
};

/** Throws `account_full` where a picture just added is too much. The caller holds the lock of the account's row. */
export const demandPicturesFit = async (tx: Tx, userId: number, { pictureBytes }: Allowance): Promise<void> => {
  if ((await sumPictureBytes(tx, userId)) > pictureBytes) throw new AppError('account_full', messages.limits.pictures);
};

/**
 * Throws `account_full` where there is no room for one more résumé. Asked before it is written, which costs the most:
 * those that are written at the same moment may be a few too many.
 */
export const demandRoomForResume = async (db: Db, userId: number, { resumes }: Allowance): Promise<void> => {
  if ((await countResumes(db, userId)) >= resumes) throw new AppError('account_full', messages.limits.resumes(resumes));
};
