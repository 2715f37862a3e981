import { messages } from '@pawsume/contract/messages';
import { expect, type Page } from '@playwright/test';

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

export async function expectNothingKept(page: Page): Promise<void> {
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));
  await expect.poll(kept).toEqual([]);
}

export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(page.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible();
}

export const draftNotice = (page: Page) => page.getByRole('status').filter({ hasText: messages.forms.draftRestored });
