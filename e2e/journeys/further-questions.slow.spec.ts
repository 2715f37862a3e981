import { messages } from '@pawsume/contract/messages';
import { createPet, getStep2 } from '@pawsume/contract/pets';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../src/accessibility.ts';
import { arriveWithPet } from '../src/arrive.ts';
import { openStep, save, saveButton } from '../src/drafts.ts';
import { furtherButton } from '../src/further-questions.ts';
import { takeScreenshot } from '../src/screenshot.ts';
import { phone, test } from '../src/test.ts';

const expectFolded = (page: Page) => expect(furtherButton(page)).toHaveAttribute('aria-expanded', 'false');

for (const [width, device] of Object.entries({ phone, desktop: {} })) {
  test.describe(`on a ${width}`, () => {
    test.use(device);

    test('the owner of a dog unfolds what sitters ask, fills it in, and finds it unfolded again', async ({ page }) => {
      const { petId, send } = await arriveWithPet(page, `further-dog-${width}`);
      await openStep(page, 2, petId);
      await expectFolded(page);
      await takeScreenshot(page, `further-folded`);
      await expectNoAxeViolations(page);
      await furtherButton(page).click();
      await expect(page.getByLabel('Enclosure')).toHaveCount(0);
      await expect(page.getByText('Leash-trained')).toBeVisible();
      await page.getByRole('group', { name: 'Good with cats' }).getByText('With care').click();
      await page.getByLabel('Noise', { exact: true }).fill('One bark at the bell.');
      await takeScreenshot(page, `further-open`);
      await expectNoAxeViolations(page);
      await save(page);
      await page.reload();
      await expect(page.getByLabel('Noise', { exact: true })).toHaveValue('One bark at the bell.');
      const pet = { params: { pet_id: petId } };
      expect(await send(getStep2, pet)).toMatchObject({ good_with_cats: 'With care', noise: 'One bark at the bell.' });
      await furtherButton(page).click();
      await expect(page.getByLabel('Noise', { exact: true })).toHaveCount(0);
      await save(page);
      expect(await send(getStep2, pet)).toMatchObject({ good_with_cats: 'With care', noise: 'One bark at the bell.' });
    });

    test('what stays empty stays folded away, on every step', async ({ page }) => {
      const { petId } = await arriveWithPet(page, `further-none-${width}`);
      for (const step of [2, 3, 5]) {
        await openStep(page, step, petId);
        await expectFolded(page);
        await furtherButton(page).click();
        await takeScreenshot(page, `further-step${step}`);
        await page.reload();
        await expect(saveButton(page)).toBeVisible();
        await expectFolded(page);
      }
    });

    test('the owner of a reptile is asked for its enclosure, and not for a leash', async ({ page }) => {
      const { send } = await arriveWithPet(page, `further-reptile-${width}`);
      const body = { pet_name: 'Gizmo', pet_type: 'Bearded dragon', pet_age: '4 years' };
      const { pet_id } = await send(createPet, { body });
      await openStep(page, 2, pet_id);
      await expect(page.getByRole('group', { name: 'Training' }).getByText('Other')).toBeVisible();
      await expect(page.getByText('Leash-trained')).toHaveCount(0);
      await furtherButton(page).click();
      await expect(page.getByLabel('Enclosure')).toBeVisible();
      await expect(page.getByLabel('Temperature, humidity and light')).toBeVisible();
      await expect(page.getByText('Good with cats')).toHaveCount(0);
      await takeScreenshot(page, `further-reptile`);
    });
  });
}

test('what is wrong with a folded answer unfolds it, and the summary leads there', async ({ page }) => {
  const { petId } = await arriveWithPet(page, 'further-wrong');
  await openStep(page, 2, petId);
  await furtherButton(page).click();
  await page.getByLabel('Feeding').fill('x'.repeat(2001));
  await furtherButton(page).click();
  await expectFolded(page);
  await saveButton(page).click();
  await page.getByRole('alert').getByRole('button', { name: 'Feeding' }).click();
  await expect(page.getByLabel('Feeding')).toBeFocused();
  await expect(page.getByText(messages.common.tooLong(2000)).first()).toBeVisible();
});
