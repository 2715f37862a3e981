import { createPet, saveStep1, saveStep2 } from '@pawsume/contract/pets';
import { expect, type Page } from '@playwright/test';
import type { Walk } from '../follow/guide.ts';
import { asOwner, PET_NAME, withPet } from '../follow/people.ts';
import { choosePhoto, cropTo, expectSquareCropper, finishCrop, watchCrops } from '../follow/pictures.ts';
import type { Table } from '../table/table.ts';

const MB = 1024 * 1024;
const BASICS = { 'Pet Name': 'Olive', 'Pet Type': 'Cat', 'Pet Age': '3 years' };

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

const answer = async (page: Page, answers: Partial<typeof BASICS>) => {
  for (const [label, value] of Object.entries(answers)) {
    await page.getByLabel(label, { exact: true }).fill(value);
    await page.keyboard.press('Tab');
  }
};

const expectOnlyInvalid = async (page: Page, label: string) => {
  for (const each of Object.keys(BASICS)) {
    const invalid = page.getByLabel(each, { exact: true }).and(page.locator('[aria-invalid=true]'));
    await expect(invalid, each).toHaveCount(each === label ? 1 : 0);
  }
};

export const form1New: Walk<Table['form1-new']> = async (guide) => {
  const { page } = guide;
  await asOwner(page, 'has-a-cat');
  await page.goto('/form1');
  await guide.see('form');
  await guide.follow('form', 'rewritten', () => expect(page.getByText(/\bAI\b/).first()).toBeVisible());
  await page.getByRole('button', { name: 'Next' }).click();
  await guide.see('next unsaved');
  await save(page).click();
  await guide.see('empty');
  await guide.follow('each empty', 'required', async () => {
    for (const label of Object.keys(BASICS)) {
      await answer(page, { ...BASICS, [label]: '' });
      await save(page).click();
      await guide.see('empty');
      await expectOnlyInvalid(page, label);
    }
  });
  await answer(page, BASICS);
  await guide.refuse('failed', createPet, () => save(page).click());
  await picture(guide);
  await guide.follow('saved', 'url', () => expect(page).toHaveURL(/\/form1\?pet_id=\d+$/));
  guide.set({ '{pet_id}': new URL(page.url()).searchParams.get('pet_id') ?? '' });
  await guide.see('saved');
};

/** Ends with the first save. */
const picture: Walk<Table['form1-new']> = async (guide) => {
  const { page } = guide;
  await choosePhoto(page);
  await guide.follow('cropping', 'square', () => expectSquareCropper(page));
  await save(page).click();
  await guide.see('cropping');
  await cropTo(page, 10 * MB + 1);
  await finishCrop(page);
  await save(page).click();
  await guide.see('large');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.reload();
  const crops = await watchCrops(page);
  await choosePhoto(page);
  await finishCrop(page);
  await guide.follow('saved', 'jpeg', async () => {
    await save(page).click();
    expect(await crops()).toEqual([{ square: true, type: 'image/jpeg', quality: 0.9 }]);
  });
};

export const form1: Walk<Table['form1']> = async (guide) => {
  const { page } = guide;
  const { petId } = await withPet(page, 'has-a-dog');
  guide.set({ '{pet_id}': String(petId) });
  await page.goto(`/form1?pet_id=${petId}`);
  await guide.follow('loaded', 'loaded', () => expect(page.getByLabel('Pet Name')).toHaveValue(PET_NAME));
  await guide.see('loaded');
  await guide.refuse('failed', saveStep1, () => save(page).click());
};

export const form2: Walk<Table['form2']> = async (guide) => {
  const { page } = guide;
  const { petId } = await withPet(page, 'is-friendly');
  guide.set({ '{pet_id}': String(petId) });
  await page.goto(`/form2?pet_id=${petId}`);
  await guide.see('form');
  await guide.refuse('failed', saveStep2, () => save(page).click());
  await guide.follow('saved', 'unchecked', () => save(page).click());
  await guide.see('saved');
  await guide.follow('conditional', 'vaccinations', async () => {
    const question = page.getByRole('group', { name: 'Vaccinated' });
    const follow = page.getByLabel('Vaccinations', { exact: true });
    await expect(follow).toHaveCount(0);
    await question.getByText('Yes').click();
    await follow.fill('Rabies, May 2026');
    await question.getByText('No', { exact: true }).click();
    await expect(follow).toHaveCount(0);
    await question.getByText('Yes').click();
    await expect(follow).toHaveValue('Rabies, May 2026');
  });
  await guide.follow('conditional', 'medical', async () => {
    await expect(page.getByLabel('Medical conditions', { exact: true })).toHaveCount(0);
    await page.getByLabel('Has medical conditions').check();
    await expect(page.getByLabel('Medical conditions', { exact: true })).toBeVisible();
  });
};
