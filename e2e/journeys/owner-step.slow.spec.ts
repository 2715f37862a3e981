import { messages } from '@pawsume/contract/messages';
import { generateResume } from '@pawsume/contract/resumes';
import { updateMe } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../src/accessibility.ts';
import { arriveWithPet } from '../src/arrive.ts';
import { openStep } from '../src/drafts.ts';
import { logIn } from '../src/owner.ts';
import { generate } from '../src/pet-form.ts';
import { onBothWidths, test } from '../src/test.ts';
import { next } from '../src/visitor.ts';

const { profile } = petByKey('biscuit');

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const ownerStep = (page: Page) => page.getByRole('link', { name: 'Owner' });

const openOwner = async (page: Page, petId: number): Promise<void> => {
  await page.goto(`/form4?pet_id=${petId}`);
  await expect(field(page, 'Full Name')).toBeVisible();
};

onBothWidths((where) => {
  test('the owner’s step begins with the profile, and is behind whoever goes on', async ({ page }) => {
    const { petId } = await arriveWithPet(page, `owner-${where}`);
    await openStep(page, 3, petId);
    await expect(ownerStep(page)).not.toContainText('done');
    await ownerStep(page).click();
    await expect(field(page, 'Full Name')).toHaveValue(profile.name);
    await expect(field(page, 'Email')).toHaveValue(profile.email);
    await expect(field(page, 'Phone')).toHaveValue(profile.phone);
    await expect(field(page, 'Street')).toHaveValue('14 Elm Street, Apt 3');
    await expect(field(page, 'City')).toHaveValue('Halifax');
    await expect(field(page, 'State')).toHaveValue('NS');
    await expect(field(page, 'ZIP')).toHaveValue('B3H 2X4');
    await expectNoAxeViolations(page);
    await page.reload();
    await expect(field(page, 'Full Name')).toHaveValue(profile.name);
    await expect(page.getByText('Step 4 of 5 · Biscuit')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Basics' })).toContainText('done');
    await next(page);
    await expect(ownerStep(page)).toContainText('done');
    await page.reload();
    await expect(ownerStep(page)).toContainText('done');
  });
});

test('only what is changed beside the profile is kept: the rest follows the profile', async ({ page }) => {
  const { petId, send } = await arriveWithPet(page, 'owner-follows');
  await openOwner(page, petId);
  await field(page, 'Profession').fill('Ship’s cook');
  await expect(page.getByText(messages.petForm.ownerKept)).toBeVisible();
  await next(page);
  await expect(page).toHaveURL(`/form5?pet_id=${petId}`);
  await send(updateMe, { body: { ...profile, phone: '902 555 0199', address: '9 New Road, Truro, NS B2N 1G2' } });
  const sent = page.waitForRequest((request) => request.url().endsWith(`/pet/generate-resume/${petId}`));
  await generate(page);
  expect((await sent).postDataJSON().owner).toEqual({ profession: 'Ship’s cook' });
  await page.goto('/profile');
  await expect(page.getByText('902 555 0199').first()).toBeVisible();
  await openOwner(page, petId);
  await expect(field(page, 'Phone')).toHaveValue('902 555 0199');
  await expect(field(page, 'City')).toHaveValue('Truro');
  await expect(field(page, 'Profession')).toHaveValue('Ship’s cook');
});

test('once a résumé is made the owner’s step is behind its owner on every device', async ({ page, newVisitor }) => {
  const { petId, send } = await arriveWithPet(page, 'owner-devices');
  const laptop = await newVisitor();
  await logIn(laptop, 'owner-devices');
  await openStep(laptop, 3, petId);
  await expect(ownerStep(laptop)).not.toContainText('done');
  await send(generateResume, { params: { pet_id: petId } });
  await openStep(laptop, 3, petId);
  await expect(ownerStep(laptop)).toContainText('done');
});

test('a country names what is asked for beside it, and its codes are taken', async ({ page }) => {
  const { petId } = await arriveWithPet(page, 'owner-country');
  await openOwner(page, petId);
  await field(page, 'Country').fill('Canada');
  await expect(field(page, 'Province')).toHaveValue('NS');
  await expect(field(page, 'Postal code')).toHaveValue('B3H 2X4');
  await field(page, 'Country').fill('United Kingdom');
  await field(page, 'County').fill('Kent');
  await field(page, 'Postcode').fill('CT1 2EH');
  await expectNoAxeViolations(page);
  await next(page);
  await expect(page).toHaveURL(`/form5?pet_id=${petId}`);
  await ownerStep(page).click();
  await expect(field(page, 'Postcode')).toHaveValue('CT1 2EH');
  await expect(field(page, 'City')).toHaveValue('Halifax');
});
