import { allCalls } from '@pawsume/contract/all-calls';
import { importMessages } from '@pawsume/contract/import-messages';
import { readMyPetText, readPetText } from '@pawsume/contract/pet-import';
import { step1Input } from '@pawsume/contract/pet-steps/step1';
import { step1Labels } from '@pawsume/contract/pet-steps/step1-labels';
import { petPhoto } from '@pawsume/fixtures/photos';
import { expect, type Page } from '@playwright/test';
import { basicsOf } from './by-api.ts';
import type { HostilePerson } from './hostile-person.ts';
import { pasteText, unfoldImport } from './import.ts';
import { expectInert } from './inert.ts';
import { choosePicture, completeProfile, signUp } from './owner.ts';
import { describeOwner } from './owner-form.ts';
import { describePet, generate } from './pet-form.ts';
import type { SentTexts } from './sent-texts.ts';
import { upload } from './upload.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Types every text there is to type, from the sign-up to the words of the résumé. */
export const typeEverything = async (page: Page, person: HostilePerson) => {
  const { username, passwords, profile, pet, prose } = person;
  await typeBesidePage(page, pet);
  await signUp(page, username, { ...profile, password: passwords[0] });
  await completeProfile(page, profile);
  await typeBesidePage(page, pet);
  await page.goto('/profile');
  await describePet(page, pet, null);
  const petId = new URL(page.url()).searchParams.get('pet_id') ?? '';
  await describeOwner(page, petId, pet.answers.owner);
  await generate(page);
  const resumeId = page.url().split('/').at(-1) ?? '';
  await page.getByRole('link', { name: '✏️ Edit Resume Info' }).click();
  await page.getByLabel('One-liner description').fill(prose.one_liner_description);
  await page.getByLabel('Rewritten pet description').fill(prose.rewritten_pet_description);
  const checked = page.waitForRequest(
    (request) =>
      request.url().endsWith('/edit/check') &&
      request.postDataJSON().rewritten_owner_description === prose.rewritten_owner_description,
  );
  await page.getByLabel('Rewritten owner description').fill(prose.rewritten_owner_description);
  await checked;
  await button(page, 'Save Changes').click();
  await expect(page).toHaveURL(`/resume/${resumeId}`);
  return { petId, resumeId };
};

/** Types a new pet until all of it is drawn on the page beside the form, and leaves no draft of it. */
const typeBesidePage = async (page: Page, pet: HostilePerson['pet']) => {
  const basics = basicsOf(pet);
  const fill = async (text: (answer: string) => string) => {
    for (const name of step1Input.keyof().options) {
      await page.getByLabel(step1Labels[name], { exact: true }).fill(text(basics[name]));
      // Where something is suggested, it lies over the fields below.
      await page.keyboard.press('Escape');
    }
  };
  await page.goto('/form1');
  const drawn = page.waitForRequest(
    (request) =>
      /\/(page\/draft|form\/page)\?/.test(request.url()) &&
      request.postDataJSON().step1.description === basics.description,
  );
  await fill((answer) => answer);
  await drawn;
  await expectInert(page, []);
  await fill(() => '');
};

/** Pictures with hostile names: chosen on a screen, and sent as only a program would. */
export const sendPictures = async (
  page: Page,
  { pet, fileName }: HostilePerson,
  { petId, sent }: { petId: string; sent: SentTexts },
) => {
  const jpeg = await petPhoto('dog');
  await page.goto('/edit-profile');
  await choosePicture(page, jpeg, fileName);
  await button(page, 'Save').click();
  await expect(page).toHaveURL('/profile');
  for (const call of allCalls.filter(({ file }) => file && !['document', 'proof'].includes(file.field))) {
    const params = { pet_id: petId };
    sent.add(call, await upload(page, call, { params, fields: call.body ? basicsOf(pet) : {}, fileName, bytes: jpeg }));
  }
};

/** Texts to be read, with hostile words where answers are found: on the screen, and in files of hostile names. */
export const sendTexts = async (page: Page, { text, fileName }: HostilePerson, sent: SentTexts) => {
  const breed = `x ${text('breed')}`.slice(0, 70);
  await page.goto('/form1');
  await unfoldImport(page);
  await pasteText(page, `Breed: ${breed}`);
  await expect(page.getByRole('heading', { name: importMessages.foundIn(null) })).toBeVisible();
  await expectInert(page, []);
  await button(page, importMessages.chooseAll).click();
  await button(page, importMessages.takeOver(1)).click();
  await expectInert(page, []);
  await button(page, 'Undo').click();
  for (const call of [readPetText, readMyPetText]) {
    const fields = { text: text('text') };
    sent.add(call, await upload(page, call, { fields, fileName, bytes: Buffer.from(text('words')) }));
  }
};

export const setWorstEmail = async (page: Page, { worstEmail, text }: HostilePerson) => {
  await page.goto('/edit-profile');
  await page.getByLabel('City').fill(text('city'));
  await page.getByLabel('State').fill(text('state'));
  await page.getByLabel('Country').fill(text('country'));
  await page.getByLabel('Email').fill(worstEmail);
  await button(page, 'Save').click();
  await expect(page).toHaveURL('/profile');
};
