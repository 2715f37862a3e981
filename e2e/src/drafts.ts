import { messages } from '@pawsume/contract/messages';
import { createPet } from '@pawsume/contract/pets';
import { updateMe } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, type Page } from '@playwright/test';
import { newUser, type Send, writtenResume } from './by-api.ts';
import { logIn } from './owner.ts';

interface PetOwner {
  /** Acts as this user beside the browser. */
  send: Send;
  petId: number;
}

/** A person logged in by hand, with a pet of which only the basics are known. */
export async function arriveWithPet(page: Page, username: string): Promise<PetOwner> {
  const { send } = await newUser(page.request, username);
  const { profile, answers } = petByKey('biscuit');
  await send(updateMe, { body: profile });
  const { picture: _none, ...basics } = answers.step1;
  const { pet_id } = await send(createPet, { body: basics });
  await logIn(page, username);
  return { send, petId: pet_id };
}

/** A person logged in by hand, with a résumé. */
export async function arriveWithResume(page: Page, username: string): Promise<{ send: Send; resumeId: number }> {
  const { send } = await newUser(page.request, username);
  const resumeId = await writtenResume(send, petByKey('biscuit'));
  await logIn(page, username);
  return { send, resumeId };
}

export async function openText(page: Page, resumeId: number): Promise<void> {
  await page.goto(`/resume/${resumeId}/edit`);
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
}

export async function openStep(page: Page, step: number, petId: number): Promise<void> {
  await page.goto(`/form${step}?pet_id=${petId}`);
  await expect(saveButton(page)).toBeVisible();
}

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** Waits until what was typed lies on the device: a pause in typing makes it. */
export async function expectKept(page: Page, words: string): Promise<void> {
  const kept = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  await expect.poll(kept, { message: `a draft with “${words}”` }).toContain(words);
}

/** From now on the storage of this page takes no draft, as one that is full. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('draft:')) throw new DOMException('The storage is full.', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
}

export async function expectNothingKept(page: Page): Promise<void> {
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));
  await expect.poll(kept).toEqual([]);
}

export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(page.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible();
}

export const draftNotice = (page: Page) => page.getByRole('status').filter({ hasText: messages.forms.draftRestored });
