import { updateMe } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, type Page } from '@playwright/test';
import { basicsOf, namedPet, newUser, resumeOf, type Send } from '../../src/by-api.ts';

const biscuit = petByKey('biscuit');

export const PROFILE = biscuit.profile;
/** The first step's answers. */
export const PET = basicsOf(biscuit);
export const PET_NAME = PET.pet_name;

export interface Person {
  token: string;
  send: Send;
}

/** Has the browser hold this token, and nothing else. */
export async function hold(page: Page, token: string | null): Promise<void> {
  // A file without a script: nothing of the app runs meanwhile.
  await page.goto('/icon.svg');
  await page.evaluate((value) => {
    localStorage.clear();
    if (value !== null) localStorage.setItem('token', value);
  }, token);
}

export const storedToken = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'));

/** Somebody with an account and no more, logged in. */
export async function asNewcomer(page: Page, username: string): Promise<Person> {
  const person = await newUser(page.request, username);
  await hold(page, person.token);
  return person;
}

/** Somebody whose profile is complete, logged in. */
export async function asOwner(page: Page, username: string): Promise<Person> {
  const person = await asNewcomer(page, username);
  await person.send(updateMe, { body: PROFILE });
  return person;
}

/** Somebody with a pet, logged in. */
export async function withPet(page: Page, username: string): Promise<Person & { petId: number }> {
  const person = await asOwner(page, username);
  return { ...person, petId: await namedPet(person.send, biscuit) };
}

/** Somebody with a pet and a résumé of it, logged in. */
export async function withResume(page: Page, username: string): Promise<Person & { petId: number; resumeId: number }> {
  const person = await withPet(page, username);
  return { ...person, resumeId: await resumeOf(person.send, person.petId) };
}

/** Pays on the page of a provider's stand-in, without a browser. */
export async function pay(page: Page, url: string): Promise<void> {
  const paid = await page.request.post(url, { form: { action: 'pay' } });
  expect(new URL(paid.url()).pathname).toBe('/success');
}
