import { importMessages } from '@pawsume/contract/import-messages';
import type { Page } from '@playwright/test';

export const unfoldImport = (page: Page) => page.getByRole('button', { name: importMessages.offer }).click();

export const pasteText = async (page: Page, text: string) => {
  await page.getByLabel(importMessages.text).fill(text);
  await page.getByRole('button', { name: importMessages.read }).click();
};

export const chooseDocument = (page: Page, name: string, buffer: Buffer, mimeType = 'application/pdf') =>
  page.getByLabel(importMessages.choose).setInputFiles({ name, mimeType, buffer });

/** A field of the form; what was found for it bears its name too. */
export const fieldOf = (page: Page, name: string) => page.getByRole('textbox', { name });
