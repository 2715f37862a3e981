import { mkdir, writeFile } from 'node:fs/promises';
import { messages } from '@pawsume/contract/messages';
import { type PetFixture, pets } from '@pawsume/fixtures/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import { expect } from '@playwright/test';
import { saveFile } from '../src/download.ts';
import { sheetOf, wordsOn } from '../src/drawn-page.ts';
import { buyCredits, completeProfile, expectCredits, signUp } from '../src/owner.ts';
import { type PdfFacts, readPdf, says } from '../src/pdf.ts';
import { describePet, generate } from '../src/pet-form.ts';
import { slow, test } from '../src/test.ts';

const A4 = { width: 595.28, height: 841.89 };
const EDITED = 'Written by the owner on a rainy Tuesday, & kept as typed: #1 <3.';

/** What no layout may drop: who it is, how old, who vouches, how to reach the owner. */
const keyFacts = ({ answers, profile }: PetFixture): string[] =>
  [
    answers.step1.pet_type,
    answers.step1.breed,
    answers.step1.pet_age,
    answers.step1.weight,
    profile.name,
    profile.phone,
    profile.email,
    // Where not all fits, references are shortened first: who they are still begins there.
    ...Object.values(answers.step3.reference_contacts).map(({ name }) => name.split(' ').slice(0, 2).join(' ')),
  ].filter(Boolean);

const expectOnePage = (pdf: PdfFacts): void => {
  expect(pdf.pages).toBe(1);
  expect(pdf.width).toBeCloseTo(A4.width, 0);
  expect(pdf.height).toBeCloseTo(A4.height, 0);
  expect(pdf.tagged).toBe(true);
};

for (const fixture of pets) {
  // Another script is the most trouble; every field at once is filled in on a phone.
  const lane = fixture.key === 'xueqiu' ? {} : slow;
  test(`${fixture.key} gets from an empty account to a PDF on disk`, lane, async ({ page }, testInfo) => {
    testInfo.setTimeout(120_000);
    const photo = fixture.photo ? await petPhoto(fixture.photo) : null;
    await signUp(page, `owner-of-${fixture.key}`, fixture.profile);
    await completeProfile(page, fixture.profile);
    await describePet(page, fixture, photo);
    await generate(page);
    await expectCredits(page, 0);
    await expect(page.getByRole('button', { name: 'Download Résumé' })).toBeDisabled();
    const resumeUrl = page.url();

    await page.getByRole('link', { name: '✏️ Edit Resume Info' }).click();
    await page.getByLabel('One-liner description').fill(EDITED);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText(messages.resumes.updated).first()).toBeVisible();

    await buyCredits(page, 1);
    await page.goto(resumeUrl);
    await expectCredits(page, 1);
    await expect(wordsOn(sheetOf(page, /^Preview: /))).toContainText('Written by the owner on a rainy Tuesday');
    const file = await saveFile(page, () => page.getByRole('button', { name: 'Download Résumé' }).click());
    await expect(page.getByText(messages.download.success)).toBeVisible();
    await expectCredits(page, 0);

    expect(file.name).toBe(`resume_${resumeUrl.split('/').at(-1)}.pdf`);
    const folder = `${testInfo.project.outputDir}/resumes`;
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}/${fixture.key}.pdf`, file.content);
    const pdf = await readPdf(file.content);
    expectOnePage(pdf);
    expect([...keyFacts(fixture), EDITED].filter((fact) => !says(pdf, fact))).toEqual([]);
  });
}
