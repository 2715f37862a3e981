import { login, register } from '@pawsume/contract/auth';
import { type AnswerOf, API_BASE, type BodyToSend, type Call, parseAnswer } from '@pawsume/contract/call';
import { buyCreditsByCard } from '@pawsume/contract/payments';
import { createPet, saveStep2, saveStep3, saveStep5 } from '@pawsume/contract/pets';
import { generateResume } from '@pawsume/contract/resumes';
import { getMe, updateMe } from '@pawsume/contract/users';
import type { PetFixture } from '@pawsume/fixtures/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import { type APIRequestContext, expect } from '@playwright/test';

interface Asking<C extends Call> {
  params?: Record<string, string | number>;
  body?: BodyToSend<C>;
  /** A picture, for a call that takes one. */
  file?: Buffer | undefined;
}

export type Send = <C extends Call>(call: C, asking?: Asking<C>) => Promise<AnswerOf<C>>;

export const PASSWORD = 'a fine long password';

/** Makes calls beside the browser, for what a journey needs but is not about. */
export const senderFor =
  (request: APIRequestContext, token?: string): Send =>
  async (call, { params = {}, body, file } = {}) => {
    const path = call.path.replaceAll(/:(\w+)/g, (_match, name: string) => String(params[name]));
    const picture = file && { name: 'IMG_2043.jpg', mimeType: 'image/jpeg', buffer: file };
    const response = await request.fetch(API_BASE + path, {
      method: call.method,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
      ...(call.file
        ? { multipart: { ...Object(body), ...(picture && { [call.file.field]: picture }) } }
        : { data: body }),
    });
    expect(response.status(), `${call.method} ${call.path}`).toBe(call.status);
    return parseAnswer(call, await response.json());
  };

/** Registers and logs in. Returns the token, and `send` to act as this user. */
export async function newUser(request: APIRequestContext, username: string): Promise<{ token: string; send: Send }> {
  const asNobody = senderFor(request);
  const email = `${username}@mail.example`;
  await asNobody(register, { body: { username, email, name: username, password: PASSWORD } });
  const { token } = await asNobody(login, { body: { username, password: PASSWORD } });
  return { token, send: senderFor(request, token) };
}

/** The first step's answers, without the picture. */
export function basicsOf({ answers }: PetFixture) {
  const { picture: _none, ...basics } = answers.step1;
  return basics;
}

/** A pet of which only the first step is answered. Returns its id. */
export async function namedPet(send: Send, fixture: PetFixture, file?: Buffer): Promise<number> {
  return (await send(createPet, { body: basicsOf(fixture), file })).pet_id;
}

/** A pet with all answers of its fixture. Returns its id. */
export async function describedPet(send: Send, fixture: PetFixture): Promise<number> {
  const { photo, answers } = fixture;
  const pet_id = await namedPet(send, fixture, photo ? await petPhoto(photo) : undefined);
  await send(saveStep2, { params: { pet_id }, body: answers.step2 });
  await send(saveStep3, { params: { pet_id }, body: answers.step3 });
  await send(saveStep5, { params: { pet_id }, body: answers.step5 });
  return pet_id;
}

/** Has a résumé written of a pet. Returns its id. */
export async function resumeOf(send: Send, pet_id: number): Promise<number> {
  return (await send(generateResume, { params: { pet_id } })).resume_id;
}

/** Has a résumé written of a pet with the first step's answers of a fixture. Returns its id. */
export async function writtenResume(send: Send, fixture: PetFixture): Promise<number> {
  await send(updateMe, { body: fixture.profile });
  return resumeOf(send, await namedPet(send, fixture));
}

/** Pays ten credits on the page of the card's provider, without a browser. */
export async function buyTenCredits(request: APIRequestContext, send: Send): Promise<void> {
  const { url } = await send(buyCreditsByCard, { body: { quantity: 10 } });
  await request.post(url, { form: { action: 'pay' } });
  await expect.poll(async () => (await send(getMe)).download_credits).toBe(10);
}
