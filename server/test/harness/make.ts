import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { login, register } from '@pawsume/contract/auth';
import { buyCreditsByCard } from '@pawsume/contract/payments';
import type { PackQuantity } from '@pawsume/contract/pricing';
import { deleteResume, generateResume } from '@pawsume/contract/resumes';
import { getMe } from '@pawsume/contract/users';
import { type PetFixture, petByKey } from '@pawsume/fixtures/pets';
import { type PhotoKey, petPhoto } from '@pawsume/fixtures/photos';
import { sql } from 'kysely';
import { expect, inject } from 'vitest';
import { openSession } from '#features/auth/sessions/open-session';
import { usernameKey } from '#features/auth/username';
import type { NewUser } from '#features/users/queries';
import { hashToken } from '#lib/secrets';
import { bytesOf, type PictureSizes } from '#pictures/picture-sizes';
import { sharedProcesses } from './shared-processes.ts';
import type { TestApp } from './start-app.ts';

export const PASSWORD = 'a fine long password';

/** Of PASSWORD, at the least cost that the algorithm has: a test that logs in does not wait for it. */
const PASSWORD_HASH = '$argon2id$v=19$m=8,t=1,p=1$8LpCqNjDbNRqNQsEutESNA$TNeNEQ5MRISagIe30/TGuPd2Uy/ey46VKaHKGU55Zlc';

let made = 0;

type Details = Partial<Omit<NewUser, 'username' | 'created_at'>> & Partial<typeof PROFILE>;

/** Inserts an account with a session. It was mailed nothing, and no limit counts it. */
const insertPerson = async ({ db, context }: TestApp, username: string, details: Details = {}) => {
  const now = context.clock();
  const account = { username, password: PASSWORD, email: `owner${made}@example.com`, name: 'Jo Tester' };
  const { id } = await db
    .insertInto('users')
    .values({
      username,
      username_key: usernameKey(username),
      password_hash: PASSWORD_HASH,
      name: account.name,
      email: account.email,
      created_at: now,
      ...details,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...account, id, token: await openSession({ db, now }, { userId: id, device: 'Unknown device' }) };
};

const nextName = (): string => `owner${++made}.${process.pid}`;

/** A new account, logged in. */
export const signUp = (app: TestApp, username = nextName()) => insertPerson(app, username);

/** The same through the door: with a letter that asks to confirm the address. */
export const signUpByForm = async ({ send, db }: TestApp) => {
  const username = nextName();
  const account = { username, password: PASSWORD, email: `owner${made}@example.com`, name: 'Jo Tester' };
  expect(await send(register, { body: account })).toMatchObject({ status: 201 });
  const { token } = (await send(login, { body: account })).answer;
  const { id } = await db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirstOrThrow();
  return { ...account, id, token };
};

/** A new administrator with a whole profile, logged in. */
export const makeAdmin = (app: TestApp) => insertPerson(app, nextName(), { ...PROFILE, role: 'admin' });

export const PROFILE = {
  name: 'Jo Tester',
  email: 'jo@example.com',
  profession: 'Nurse',
  address: '12 Elm Street, Halifax, NS',
  phone: '+1 902 555 0100',
};

/** Has followed the link that was mailed to the address of this account. */
export const confirmEmailOf = async ({ db }: TestApp, { username }: { username: string }): Promise<void> => {
  await db.updateTable('users').set({ email_confirmed_at: new Date() }).where('username', '=', username).execute();
};

/** A new account whose profile is complete. */
export const makeOwner = (app: TestApp) => insertPerson(app, nextName(), PROFILE);

const photos = new Map<PhotoKey, Promise<PictureSizes>>();

const decodePhoto = async (key: PhotoKey): Promise<PictureSizes> => {
  const path = join(inject('goldenDataDir'), `${randomUUID()}.jpg`);
  await writeFile(path, await petPhoto(key));
  return sharedProcesses().decoder.decode(0, path);
};

/** Each photo is made safe once for all pets that have it. */
const photoOf = (key: PhotoKey): Promise<PictureSizes> => {
  const photo = photos.get(key) ?? decodePhoto(key);
  photos.set(key, photo);
  return photo;
};

/** A pet of this owner with all answers of a fixture, each step saved once. Returns its id. */
export const makePet = async (
  { db, context: { pictures, clock } }: TestApp,
  token: string,
  fixture: PetFixture = petByKey('biscuit'),
) => {
  const { step1, step2, step3, step5 } = fixture.answers;
  const sizes = fixture.photo && (await photoOf(fixture.photo));
  const picture = sizes ? { picture: await pictures.add(sizes), picture_bytes: bytesOf(sizes) } : { picture: null };
  const owner = db.selectFrom('sessions').select('user_id').where('token_hash', '=', hashToken(token));
  const now = clock();
  const { id } = await db
    .insertInto('pets')
    .values({
      ...{ ...step1, ...picture },
      user_id: sql<number>`(${owner})`,
      ...{ step2: JSON.stringify(step2), step3: JSON.stringify(step3), step5: JSON.stringify(step5) },
      ...{ step2_version: 1, step3_version: 1, step5_version: 1 },
      ...{ creation_key: randomUUID(), created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** A written résumé of a new pet. */
export const makeResume = async (app: TestApp, token: string, fixture?: PetFixture) => {
  const petId = await makePet(app, token, fixture);
  const { answer } = await app.send(generateResume, { as: token, params: { pet_id: petId } });
  return { petId, resumeId: answer.resume_id };
};

/** Deletes a résumé, so long ago that it cannot be brought back any more. */
export const deleteForGood = async ({ send, db }: TestApp, token: string, resumeId: number) => {
  expect(await send(deleteResume, { as: token, params: { id: resumeId } })).toMatchObject({ status: 200 });
  const deleted_at = new Date(Date.now() - 3_600_000);
  await db.updateTable('resumes').set({ deleted_at }).where('id', '=', resumeId).execute();
};

/** Pays on the provider's page as a buyer does, and follows the way back to the app. */
export const payOnPage = async (app: TestApp, checkoutUrl: string): Promise<string> => {
  const paid = await fetch(checkoutUrl, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  });
  const back = new URL(paid.headers.get('location') ?? '');
  const returned = await fetch(`${app.url}${back.pathname}${back.search}`, { redirect: 'manual' });
  return returned.headers.get('location') ?? '';
};

export const buyCredits = async (app: TestApp, token: string, quantity: PackQuantity) => {
  const { answer } = await app.send(buyCreditsByCard, { as: token, body: { quantity } });
  return payOnPage(app, answer.url);
};

export const balanceOf = async ({ send }: TestApp, token: string): Promise<number> =>
  (await send(getMe, { as: token })).answer.download_credits;

/** This user's newest payment as it is stored. */
export const newestPaymentOf = ({ db }: TestApp, { username }: { username: string }) =>
  db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.user_id')
    .selectAll('payments')
    .where('username', '=', username)
    .orderBy('payments.created_at', 'desc')
    .executeTakeFirstOrThrow();

/** What the providers call a checkout, read from the address of its page. */
export const sessionIn = (url: string): string => url.split('/').at(-1) ?? '';
export const orderIn = (url: string): string => new URL(url).searchParams.get('token') ?? '';
