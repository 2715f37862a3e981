import { updateMe } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import type { Page } from '@playwright/test';
import { namedPet, newUser, type Send, writtenResume } from './by-api.ts';
import { logIn } from './owner.ts';

const biscuit = petByKey('biscuit');

/** A person logged in by hand, with a pet of which only the basics are known. `send` acts as them beside the browser. */
export async function arriveWithPet(page: Page, username: string): Promise<{ send: Send; petId: number }> {
  const { send } = await newUser(page.request, username);
  await send(updateMe, { body: biscuit.profile });
  const petId = await namedPet(send, biscuit);
  await logIn(page, username);
  return { send, petId };
}

/** A person logged in by hand, with a résumé. `send` acts as them beside the browser. */
export async function arriveWithResume(page: Page, username: string): Promise<{ send: Send; resumeId: number }> {
  const { send } = await newUser(page.request, username);
  const resumeId = await writtenResume(send, biscuit);
  await logIn(page, username);
  return { send, resumeId };
}
