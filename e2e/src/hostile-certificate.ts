import { proofMessages } from '@pawsume/contract/proof-messages';
import { addProof } from '@pawsume/contract/proofs';
import { petPhoto } from '@pawsume/fixtures/photos';
import { expect, type Page } from '@playwright/test';
import type { HostilePerson } from './hostile-person.ts';
import { expectInert } from './inert.ts';
import type { SentTexts } from './sent-texts.ts';

/** Adds a certificate with a hostile title, from a file of a hostile name, and is asked whether to delete it. */
export const addCertificate = async (
  page: Page,
  { text, fileName }: HostilePerson,
  { resumeId, sent }: { resumeId: string; sent: SentTexts },
) => {
  const title = text('title');
  await page.goto(`/resume/${resumeId}`);
  const panel = page.getByRole('region', { name: proofMessages.title, exact: true });
  await panel.getByRole('button', { name: proofMessages.add }).click();
  await panel.getByLabel(proofMessages.called).fill(title);
  const picture = { name: fileName, mimeType: 'image/jpeg', buffer: await petPhoto('dog') };
  await panel.locator('input[type=file]').first().setInputFiles(picture);
  await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(1);
  await expectInert(page, [title]);
  // Playwright cannot read a request with a file in it.
  sent.add(addProof, [
    ['title', title],
    ['proof', fileName],
  ]);
  await panel.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectInert(page, [title]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
};
