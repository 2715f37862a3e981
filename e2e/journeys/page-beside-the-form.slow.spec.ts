import { messages } from '@pawsume/contract/messages';
import { updateMe } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../src/accessibility.ts';
import { namedPet, newUser, resumeOf } from '../src/by-api.ts';
import { sheetOf, wordsOn } from '../src/drawn-page.ts';
import { choose } from '../src/fill.ts';
import { choosePicture, logIn } from '../src/owner.ts';
import { takeScreenshot } from '../src/screenshot.ts';
import { phone, test } from '../src/test.ts';
import { byTouch } from '../src/touch.ts';

const fixture = petByKey('biscuit');
const sheet = (page: Page): Locator => sheetOf(page, messages.page.draft.title);
const words = (page: Page): Locator => wordsOn(sheet(page));
const place = (page: Page, name: string): Locator =>
  sheet(page).locator('[data-places]').getByText(`Edit: ${name}`, { exact: true }).first().locator('..');
const show = (page: Page, view: 'Form' | 'Page') => page.getByRole('button', { name: view, exact: true }).click();

/** Somebody with a saved pet, of which the first step is answered. */
const withPet = async (page: Page, username: string) => {
  const { send } = await newUser(page.request, username);
  await send(updateMe, { body: fixture.profile });
  const petId = await namedPet(send, fixture);
  await logIn(page, username);
  return { send, petId };
};

test.describe('on a desktop', () => {
  test('a visitor sees the page grow from the first key on', async ({ page }) => {
    await page.goto('/form1');
    await expect(words(page)).toContainText('Your pet');
    await page.getByLabel('Pet Name').pressSequentially('Mochi');
    await expect(words(page)).toContainText('About Mochi');
    await page.getByLabel('Breed').fill('Ragdoll, we think');
    await expect(words(page)).toContainText('Breed: Ragdoll, we think');
    // What is too long to be saved is left out, and nothing else.
    await page.getByLabel('Breed').fill('x'.repeat(90));
    await page.getByLabel('Pet Age').fill('3 years');
    await expect(words(page)).toContainText('Age: 3 years');
    await expect(words(page)).not.toContainText('xxxxx');
    await page.getByLabel('Breed').fill('Ragdoll');
    await expect(words(page)).toContainText('Breed: Ragdoll');
    await place(page, 'Breed').click();
    await expect(page.getByLabel('Breed')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Page', exact: true })).toHaveCount(0);
    await takeScreenshot(page, 'page-beside-form');
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
  });

  test('a photo that is chosen lies over its place, and stays on the device', async ({ page }) => {
    const bodies: number[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/page/draft')) bodies.push(request.postDataBuffer()?.length ?? 0);
    });
    await page.goto('/form1');
    await expect(words(page)).toContainText('Your pet');
    await choosePicture(page, await petPhoto('cat'));
    const photo = sheet(page).locator('img.object-cover');
    await expect(photo).toBeVisible();
    const [frame, whole] = [await photo.boundingBox(), await sheet(page).boundingBox()];
    expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeLessThan((whole?.y ?? 0) + (whole?.height ?? 0) / 2);
    expect(Math.max(...bodies)).toBeLessThan(1000);
    await takeScreenshot(page, 'page-beside-form-photo');
  });

  test('each step of a pet shows its answers there before they are saved', async ({ page }) => {
    const { petId } = await withPet(page, 'page-steps');
    await page.goto(`/form2?pet_id=${petId}`);
    await expect(words(page)).toContainText('About Biscuit');
    await choose(page, 'Training', 'House-trained');
    await expect(words(page)).toContainText('House-trained');
    await takeScreenshot(page, 'page-beside-form2');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(messages.petForm.saved)).toBeVisible();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await choose(page, 'References', 'Vet');
    await page.getByLabel('Vet name').fill('Dr. Ito');
    await expect(words(page)).toContainText('Dr. Ito');
    await expect(words(page)).toContainText('House-trained');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(messages.petForm.saved).first()).toBeVisible();
    await page.getByRole('link', { name: 'Owner' }).click();
    await page.getByLabel('Full name').fill('Kim Typed');
    // That step makes no call.
    await expect(words(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(words(page)).toContainText('Kim Typed');
    await page.getByRole('radio', { name: messages.page.purposes.Sitter }).check();
    await expect(words(page)).toContainText('Care sheet');
    await takeScreenshot(page, 'page-beside-form5');
  });

  test('a page that cannot be drawn leaves the last one there, and catches up by itself', async ({
    page,
    problems,
  }) => {
    problems.expect(/^answer 503: POST \/api\/page\/draft\?width=\d+&tab=[\w-]+$/);
    await page.goto('/form1');
    await expect(words(page)).toContainText('Your pet');
    await page.route('**/page/draft?*', (route) => route.fulfill({ status: 503, json: { error: 'No.' } }));
    await page.getByLabel('Pet Name').fill('Mochi');
    await expect(sheet(page).getByRole('status')).toHaveText(messages.page.draft.waits);
    await expect(words(page)).toContainText('Your pet');
    await expect(page.getByLabel('Pet Name')).toBeFocused();
    await page.unroute('**/page/draft?*');
    await expect(words(page)).toContainText('Mochi');
    await expect(sheet(page).getByRole('status')).toHaveCount(0);
  });

  test('a pet that has a résumé shows its prose', async ({ page }) => {
    const { send, petId } = await withPet(page, 'page-prose');
    await resumeOf(send, petId);
    await page.goto(`/form1?pet_id=${petId}`);
    await expect(words(page)).toContainText('About Biscuit');
    await expect(words(page)).not.toContainText('Written from your answers');
    await page.getByLabel('Breed').fill('Beagle, typed');
    await expect(words(page)).toContainText('Beagle, typed');
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('form and page take turns, and the form is as it was left', async ({ page }) => {
    await byTouch(page, async () => {
      await page.goto('/form1');
      await page.getByLabel('Pet Name').fill('Mochi');
      const weight = page.getByLabel('Weight');
      await weight.fill('4 kg');
      const top = () => page.evaluate(() => scrollY);
      const before = await top();
      expect(before).toBeGreaterThan(0);
      await show(page, 'Page');
      await expect(words(page)).toContainText('Weight: 4 kg');
      await expect(weight).toBeHidden();
      await takeScreenshot(page, 'page-on-phone');
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);
      await show(page, 'Form');
      await expect(weight).toHaveValue('4 kg');
      await expect(weight).toBeFocused();
      expect(await top()).toBe(before);
      await takeScreenshot(page, 'form-on-phone');
      await show(page, 'Page');
      await place(page, 'Weight').click();
      await expect(weight).toBeFocused();
      await expect(weight).toBeInViewport();
      await expectNoAxeViolations(page);
    });
  });

  test('a keyboard that changes what is seen stays on the switch', async ({ page }) => {
    await page.goto('/form1');
    await page.getByLabel('Pet Name').fill('Mochi');
    await page.getByRole('button', { name: 'Page', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(words(page)).toContainText('Mochi');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Form', exact: true })).toBeFocused();
    await expect(page.getByLabel('Pet Name')).toBeVisible();
  });
});
