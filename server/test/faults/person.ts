import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { z } from 'zod';
import { enterInLedger } from '#features/credits/ledger';
import { clientOf, petForm } from '../process/client.ts';
import type { Asking } from './asking.ts';
import type { Fleet } from './fleet.ts';

/** More than anybody downloads here. */
const CREDITS = 200;
const LEAST_WIDTH = 64;

const resume = z.object({ resume_id: z.int() });

/** Something that a person does again and again. */
export interface Deed {
  /** Between two that succeed: within the limits for one person. */
  everyMs: number;
  /** Returns whether it was answered with success. */
  once(): Promise<boolean>;
}

export const DEEDS = ['look', 'save', 'download', 'upload', 'write', 'register'] as const;

export interface Person {
  deeds: Record<(typeof DEEDS)[number], Deed>;
  /** What the person was told that is done, and is not. */
  missing(): Promise<string[]>;
}

/** Somebody with a pet, a résumé and credits, who remembers what was acknowledged. */
export const enlist = async ({ url, db, mail }: Fleet, { ask }: Asking, username: string): Promise<Person> => {
  const send = clientOf(url);
  const account = { username, password: 'a fine long password', email: `${username}@example.com`, name: 'P' };
  await send('POST', '/auth/register', '', account);
  const { token } = z.object({ token: z.string() }).parse(await send('POST', '/auth/login', '', account));
  await send('PUT', '/user/me', token, { ...account, profession: 'Nurse', address: '12 Elm', phone: '9025550100' });
  const created = await send('POST', '/pet/form/step1', token, petForm('Pip'));
  const { pet_id: petId } = z.object({ pet_id: z.int() }).parse(created);
  const { resume_id } = resume.parse(await send('POST', `/pet/generate-resume/${petId}`, token, {}));
  const owner = db.selectFrom('users').selectAll().where('username', '=', username);
  const { id: userId } = await owner.executeTakeFirstOrThrow();
  await db.transaction().execute(async (tx) => {
    const entry = { kind: 'admin', userId, change: 1, actorId: userId, now: new Date() } as const;
    for (let given = 0; given < CREDITS; given += 1) await enterInLedger(tx, entry);
  });

  const texts = openUnsure<string>('');
  const widths = openUnsure<number | null>(null);
  const resumes = [resume_id];
  const guests: string[] = [];
  let [downloads, saves, uploads, registrations] = [0, 0, 0, 0];
  let key: string | null = null;

  const deeds: Person['deeds'] = {
    look: { everyMs: 50, once: async () => (await ask('GET', '/user/me', { token })).isSuccess },
    save: {
      everyMs: 100,
      async once() {
        const text = `As it was after ${++saves} saves.`;
        const body = { personality: ['Calm'], training: [], health_description: text };
        return texts.noting(text, () => ask('PUT', `/pet/form/step2/${petId}`, { token, body }));
      },
    },
    download: {
      everyMs: 600,
      async once() {
        key ??= randomUUID();
        const { isSuccess } = await ask('GET', `/resumes/${resume_id}/download`, { token, key });
        if (!isSuccess) return false;
        key = null;
        downloads += 1;
        return true;
      },
    },
    upload: {
      everyMs: 2500,
      async once() {
        const width = LEAST_WIDTH + ++uploads;
        const body = petForm('Pip');
        body.append('image', await photoOf(width), 'pet.jpg');
        return widths.noting(width, () => ask('PUT', `/pet/form/step1/${petId}`, { token, body }));
      },
    },
    write: {
      everyMs: 6000,
      async once() {
        const { isSuccess, json } = await ask('POST', `/pet/generate-resume/${petId}`, { token, body: {} });
        if (isSuccess) resumes.push(resume.parse(json).resume_id);
        return isSuccess;
      },
    },
    register: {
      everyMs: 1500,
      async once() {
        const guest = `${username}.${++registrations}`;
        const email = `${guest}@example.com`;
        const { isSuccess } = await ask('POST', '/auth/register', { body: { ...account, username: guest, email } });
        if (isSuccess) guests.push(email);
        return isSuccess;
      },
    },
  };

  const pictureWidth = async (picture: string | null): Promise<number | null> => {
    if (picture === null) return null;
    const response = await fetch(url + picture);
    return (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width;
  };

  return {
    deeds,
    async missing() {
      const pet = await db.selectFrom('pets').selectAll().where('id', '=', petId).executeTakeFirstOrThrow();
      const { download_credits: credits } = await owner.executeTakeFirstOrThrow();
      const kept = await db.selectFrom('resumes').select('id').where('user_id', '=', userId).execute();
      const ids = kept.map(({ id }) => id);
      const text = z.object({ health_description: z.string() }).parse(pet.step2).health_description;
      const spent = CREDITS - credits;
      const mayBeSpent = downloads + (key === null ? 0 : 1);
      const mails = (email: string) =>
        new Set(mail.taken().flatMap(({ to, messageId }) => (to.includes(email) ? [messageId] : []))).size;
      return [
        ...texts.lacks(text),
        ...widths.lacks(await pictureWidth(pet.picture)),
        ...(spent >= downloads && spent <= mayBeSpent ? [] : [`${spent} credits spent for ${downloads} downloads`]),
        ...resumes.filter((id) => !ids.includes(id)).map((id) => `résumé ${id} is gone`),
        ...guests.filter((email) => mails(email) !== 1).map((email) => `${mails(email)} mails to ${email}`),
      ].map((what) => `${username}: ${what}`);
    },
  };
};

/** The value that was acknowledged last, and those that were sent since and not acknowledged. */
const openUnsure = <T>(first: T) => {
  let known: T[] = [first];
  return {
    async noting(value: T, call: () => Promise<{ isSuccess: boolean }>): Promise<boolean> {
      known.push(value);
      const { isSuccess } = await call();
      if (isSuccess) known = [value];
      return isSuccess;
    },
    lacks: (stored: T): string[] =>
      known.includes(stored) ? [] : [`"${stored}" is stored, not "${known.join('" or "')}"`],
  };
};

/** A picture that is told from others by its width. */
const photoOf = async (width: number): Promise<Blob> => {
  const jpeg = sharp({ create: { width, height: width, channels: 3, background: 'teal' } }).jpeg();
  return new Blob([new Uint8Array(await jpeg.toBuffer())], { type: 'image/jpeg' });
};
