import { login, register } from '@pawsume/contract/auth';
import { buyCreditsByCard } from '@pawsume/contract/payments';
import { createPet, saveStep2, saveStep3, saveStep5 } from '@pawsume/contract/pets';
import type { PackQuantity } from '@pawsume/contract/pricing';
import { deleteResume, generateResume } from '@pawsume/contract/resumes';
import { getMe, updateMe } from '@pawsume/contract/users';
import { type PetFixture, petByKey } from '@pawsume/fixtures/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import { expect } from 'vitest';
import type { TestApp } from './start-app.ts';

let made = 0;

export const PASSWORD = 'a fine long password';

/** A new account, logged in. */
export const signUp = async ({ send }: TestApp, username = `owner${++made}.${process.pid}`) => {
  const account = { username, password: PASSWORD, email: `owner${made}@example.com`, name: 'Jo Tester' };
  expect(await send(register, { body: account })).toMatchObject({ status: 201 });
  const { answer } = await send(login, { body: { username, password: PASSWORD } });
  return { ...account, token: answer.token };
};

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
export const makeOwner = async (app: TestApp) => {
  const owner = await signUp(app);
  expect(await app.send(updateMe, { as: owner.token, body: PROFILE })).toMatchObject({ status: 200 });
  return owner;
};

/** A pet of this owner with all answers of a fixture. Returns its id. */
export const makePet = async ({ send }: TestApp, token: string, fixture: PetFixture = petByKey('biscuit')) => {
  const { step1, step2, step3, step5 } = fixture.answers;
  const { picture: _none, ...basics } = step1;
  const photo = fixture.photo ? { file: await petPhoto(fixture.photo) } : {};
  const { answer } = await send(createPet, { as: token, body: basics, ...photo });
  const pet = { as: token, params: { pet_id: answer.pet_id } };
  expect(await send(saveStep2, { ...pet, body: step2 })).toMatchObject({ status: 200 });
  expect(await send(saveStep3, { ...pet, body: step3 })).toMatchObject({ status: 200 });
  expect(await send(saveStep5, { ...pet, body: step5 })).toMatchObject({ status: 200 });
  return answer.pet_id;
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
