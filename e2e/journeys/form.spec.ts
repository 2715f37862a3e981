import { expect } from '@playwright/test';
import { expectNoAxeViolations } from '../src/accessibility.ts';
import { arriveWithPet } from '../src/arrive.ts';
import { openStep, save } from '../src/drafts.ts';
import { test } from '../src/test.ts';
import { coloursOf, turnedPicture } from '../src/turned-picture.ts';

test('a picture that is not saved survives a reload, cropped or not, and a phone’s photo stands upright', async ({
  page,
}) => {
  const { petId } = await arriveWithPet(page, 'draft-picture');
  await openStep(page, 1, petId);
  const buffer = await turnedPicture(page);
  await page.locator('input[type=file]').setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer });
  const area = page.getByRole('application', { name: 'Picture' });
  await expect(area).toBeFocused();
  await page.reload();
  await expect(area).toBeVisible();
  await expectNoAxeViolations(page);
  await area.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('+');
  await page.keyboard.press('-');
  await expect(page.getByRole('slider')).toHaveValue('1.2');
  const place = () => page.locator('.reactEasyCrop_Image').getAttribute('style');
  const before = await place();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(place).not.toBe(before);
  await page.getByRole('button', { name: 'Use this crop' }).click();
  await expect(page.getByText('Change picture')).toBeVisible();
  await expect(page.locator('input[type=file]')).toBeFocused();
  const shown = 'fieldset:has(input[type=file]) img';
  expect(await coloursOf(page, shown)).toEqual({ above: 'red', below: 'blue' });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(await coloursOf(page, shown)).toEqual({ above: 'red', below: 'blue' });
  await save(page);
  await expect(page.locator(shown)).toHaveAttribute('src', /^\/pictures\//);
  expect(await coloursOf(page, shown)).toEqual({ above: 'red', below: 'blue' });
  await page.reload();
  await expect(page.locator(shown)).toHaveAttribute('src', /^\/pictures\//);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});
