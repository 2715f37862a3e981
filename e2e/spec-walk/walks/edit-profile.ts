import { updateMe } from '@pawsume/contract/users';
import { expect } from '@playwright/test';
import type { Walk } from '../follow/guide.ts';
import { asOwner } from '../follow/people.ts';
import { choosePhoto, cropTo, expectSquareCropper, finishCrop, watchCrops } from '../follow/pictures.ts';
import type { Table } from '../table/table.ts';

const MB = 1024 * 1024;

export const editProfile: Walk<Table['edit-profile']> = async (guide) => {
  const { page } = guide;
  await asOwner(page, 'changes-face');
  await page.goto('/edit-profile');
  await guide.see('form');
  const save = guide.element('form', 'save');
  await guide.refuse('failed', updateMe, () => save.click());
  await choosePhoto(page);
  await guide.follow('cropping', 'square', () => expectSquareCropper(page));
  await guide.follow('cropping', 'zoom', () => expect(page.getByRole('slider', { name: 'Zoom' })).toBeVisible());
  await save.click();
  await guide.see('unfinished');
  await cropTo(page, 2 * MB + 1);
  await finishCrop(page);
  await guide.see('too-large');
  await page.reload();
  const crops = await watchCrops(page);
  await choosePhoto(page);
  await finishCrop(page);
  await guide.follow('saved', 'jpeg', async () => {
    expect(await crops()).toEqual([{ square: true, type: 'image/jpeg', quality: 0.9 }]);
    await save.click();
    await expect(page).toHaveURL('/profile');
  });
  await page.goto('/edit-profile');
  await guide.see('saved');
};
