import { changeCredits, listUsers } from '@pawsume/contract/admin';
import { adminLogin, login, register } from '@pawsume/contract/auth';
import { downloadResume } from '@pawsume/contract/resumes';
import { updateMe, updateMyPicture } from '@pawsume/contract/users';
import { type PetFixture, petByKey, pets } from '@pawsume/fixtures/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import type { APIRequestContext } from '@playwright/test';
import type { App } from '../src/app.ts';
import { namedPet, newUser, PASSWORD, resumeOf, type Send, senderFor } from '../src/by-api.ts';
import { describedPet } from './pets.ts';
import { makePayments } from './purchases.ts';

/** Somebody who is logged in. */
export interface Person {
  token: string;
  send: Send;
  /** What the `{name}`s in the paths of screens stand for: ids, or whole paths. */
  places: Readonly<Record<string, string | number>>;
}

/** Signed up a moment ago, and nothing else. */
export async function makeNewcomer(request: APIRequestContext): Promise<Person> {
  return { ...(await newUser(request, 'newcomer')), places: {} };
}

/** The everyday case: one pet fully described and another just begun, one résumé, no credits. */
export async function makeOwner(request: APIRequestContext): Promise<Person> {
  const username = 'jo.macleod';
  const owner = await newUser(request, username);
  // On another device.
  await senderFor(request)(login, { body: { username, password: PASSWORD } });
  const biscuit = petByKey('biscuit');
  await owner.send(updateMe, { body: biscuit.profile });
  const pet = await describedPet(owner.send, biscuit);
  const bare = await namedPet(owner.send, petByKey('bo'));
  return { ...owner, places: { pet, bare, resume: await resumeOf(owner.send, pet) } };
}

/** Everything there is, much of it, and with long names. */
export async function makeCollector(request: APIRequestContext, byAdmin: Send): Promise<Person> {
  const collector = await newUser(request, 'a.rather.long.username.for.any.screen');
  const { send } = collector;
  const longest = petByKey('every-answer');
  await send(updateMe, { body: longest.profile });
  await send(updateMyPicture, { file: await petPhoto('kitten') });
  const all = await petsAndResumesOf(send, pets);
  const of = (key: string) => all.find((each) => each.key === key) ?? { pet: 0, resume: 0 };
  const payments = await makePayments(request, send, of('biscuit').resume);
  await send(downloadResume, { params: { id: of('zoe').resume } });
  await shiftCredits(byAdmin, 24);
  return {
    ...collector,
    places: { ...of(longest.key), paid: of('biscuit').resume, downloaded: of('zoe').resume, ...payments },
  };
}

async function petsAndResumesOf(send: Send, fixtures: readonly PetFixture[]) {
  const all: { key: string; pet: number; resume: number }[] = [];
  for (const fixture of fixtures) {
    const pet = await describedPet(send, fixture);
    all.push({ key: fixture.key, pet, resume: await resumeOf(send, pet) });
  }
  return all;
}

/** Gives a credit and takes it, so many times, to whoever signed up last: the history of credits becomes long. */
async function shiftCredits(byAdmin: Send, times: number): Promise<void> {
  const [newest] = (await byAdmin(listUsers)).users;
  for (let done = 0; done < times; done += 1) {
    await byAdmin(changeCredits, { params: { id: newest?.id ?? 0 }, body: { change: done % 2 === 0 ? 1 : -1 } });
  }
}

/** Looks at a crowd of users. */
export async function makeAdmin(request: APIRequestContext, body: App['admin']): Promise<Person> {
  const asNobody = senderFor(request);
  const { token } = await asNobody(adminLogin, { body });
  for (let each = 1; each <= 21; each += 1) {
    const username = `visitor-${each}`;
    const account = { username, email: `${username}@mail.example`, name: username, password: PASSWORD };
    await asNobody(register, { body: account });
  }
  return { token, send: senderFor(request, token), places: {} };
}
