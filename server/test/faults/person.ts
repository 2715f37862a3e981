import { z } from 'zod';
import type { Db } from '#db/types';
import { enterInLedger } from '#features/credits/ledger';
import { clientOf, petForm } from '../process/client.ts';

export const CREDITS = 150;

/** What was answered, and what may therefore never be lost. */
export interface Known {
  userId: number;
  petId: number;
  token: string;
  /** The last text that was stored, and those that were sent later and not answered with success. */
  stored: string;
  unsure: string[];
  /** The same of the pet's picture, each of which is known by its width. */
  picture: number | null;
  unsurePictures: number[];
  /** Downloads that were answered with a PDF, each under a key of its own. */
  downloads: number;
  resumes: number[];
}

export const resume = z.object({ resume_id: z.int() });

/** Somebody new with a pet, and credits enough. */
export const enlist = async (
  { url, db }: { url: string; db: Db },
  username: string,
  credits = CREDITS,
): Promise<Known> => {
  const send = clientOf(url);
  const account = { username, password: 'a fine long password', email: `${username}@example.com`, name: 'P' };
  await send('POST', '/auth/register', '', account);
  const { token } = z.object({ token: z.string() }).parse(await send('POST', '/auth/login', '', account));
  await send('PUT', '/user/me', token, { ...account, profession: 'Nurse', address: '12 Elm', phone: '9025550100' });
  const { pet_id: petId } = z
    .object({ pet_id: z.int() })
    .parse(await send('POST', '/pet/form/step1', token, petForm('Pip')));
  const { resume_id } = resume.parse(await send('POST', `/pet/generate-resume/${petId}`, token, {}));
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  const entry = { kind: 'admin', userId, change: 1, actorId: userId, now: new Date() } as const;
  for (let given = 0; given < credits; given += 1) await db.transaction().execute((tx) => enterInLedger(tx, entry));
  return {
    ...{ userId, petId, token, stored: '', unsure: [], picture: null, unsurePictures: [] },
    ...{ downloads: 0, resumes: [resume_id] },
  };
};

/** What one person was told that is done, and is not. */
export const missingOf = async (
  db: Db,
  { userId, petId, stored, unsure, downloads, resumes }: Known,
): Promise<string[]> => {
  const pet = await db.selectFrom('pets').select('step2').where('id', '=', petId).executeTakeFirstOrThrow();
  const user = await db
    .selectFrom('users')
    .select('download_credits')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const kept = await db.selectFrom('resumes').select('id').where('user_id', '=', userId).execute();
  const text = z.object({ health_description: z.string() }).parse(pet.step2).health_description;
  const ids = kept.map(({ id }) => id);
  return [
    ...([stored, ...unsure].includes(text) ? [] : [`pet ${petId} says "${text}", not "${stored}"`]),
    ...(user.download_credits === CREDITS - downloads
      ? []
      : [`user ${userId} has ${user.download_credits} credits after ${downloads} downloads of ${CREDITS}`]),
    ...resumes.filter((id) => !ids.includes(id)).map((id) => `résumé ${id} is gone`),
  ];
};
