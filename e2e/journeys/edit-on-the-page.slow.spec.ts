import { messages } from '@pawsume/contract/messages';
import { updateMe } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../src/accessibility.ts';
import { namedPet, newUser, resumeOf } from '../src/by-api.ts';
import { expectOtherPicture, pictureOn, sheetOf, wordsOn } from '../src/drawn-page.ts';
import { logIn } from '../src/owner.ts';
import { phone, test } from '../src/test.ts';

const fixture = petByKey('biscuit');
const TEXT = 'Biscuit sleeps through the doorbell.';

const openResume = async (page: Page, username: string, screen = '/edit') => {
  const { send } = await newUser(page.request, username);
  await send(updateMe, { body: fixture.profile });
  const petId = await namedPet(send, fixture);
  const id = await resumeOf(send, petId);
  await logIn(page, username);
  await page.goto(`/resume/${id}${screen}`);
  return { id, petId };
};
const sheet = (page: Page) => sheetOf(page, 'The page with this text');
const place = (page: Page, name: string) => page.getByRole('button', { name: `Edit: ${name}`, exact: true });
const fact = (page: Page, name: string) => page.getByRole('link', { name: `Edit: ${name}`, exact: true });
const onPage = (page: Page, name: string) => page.getByLabel(`${name}, on the page`);
const story = (page: Page) => page.getByLabel('Rewritten pet description', { exact: true });

test.describe('on a desktop', () => {
  test('a paragraph is edited where it stands on the page, and the picture follows', async ({ page }) => {
    await openResume(page, 'on-page-mouse');
    await place(page, 'About Biscuit').click();
    const field = onPage(page, 'About Biscuit');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(await story(page).inputValue());
    await expectNoAxeViolations(page);
    const before = await pictureOn(sheet(page));
    await field.press('ControlOrMeta+a');
    await field.pressSequentially(TEXT);
    await expect(story(page)).toHaveValue(TEXT);
    await expect(wordsOn(sheet(page))).toContainText(TEXT);
    await expectOtherPicture(sheet(page), before);
    // A text that is emptied leaves the page, but not the hands of who types it.
    await field.fill('');
    await expect(place(page, 'About Biscuit')).toHaveCount(0);
    await field.pressSequentially(TEXT);
    await expect(place(page, 'About Biscuit')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(field).toBeHidden();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText(messages.resumes.updated)).toBeVisible();
    await expect(wordsOn(sheetOf(page, /^Preview: /))).toContainText(TEXT);
  });

  test('by keyboard alone: in reading order, in and out again', async ({ page }) => {
    await openResume(page, 'on-page-keys');
    await expect(place(page, 'About Biscuit')).toBeVisible();
    await fact(page, 'Pet Name').focus();
    await page.keyboard.press('Tab');
    await expect(place(page, 'One-liner')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(onPage(page, 'One-liner')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('The quietest dog in Halifax.');
    await expect(page.getByLabel('One-liner description', { exact: true })).toHaveValue('The quietest dog in Halifax.');
    await page.keyboard.press('Escape');
    await expect(place(page, 'One-liner')).toBeFocused();
    await expect(onPage(page, 'One-liner')).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(onPage(page, 'One-liner')).toBeHidden();
    await expect(fact(page, 'Species')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(place(page, 'One-liner')).toBeFocused();
    await expect(wordsOn(sheet(page))).toContainText('The quietest dog in Halifax.');
  });

  test('a fact leads to its answer, and what is unsaved waits as a draft', async ({ page }) => {
    const { id, petId } = await openResume(page, 'on-page-facts');
    await story(page).fill(TEXT);
    await fact(page, 'Breed').click();
    await page.getByRole('button', { name: 'Keep as draft' }).click();
    await expect(page).toHaveURL(`/form1?pet_id=${petId}#breed`);
    await expect(page.getByLabel('Breed')).toBeFocused();
    await page.goto(`/resume/${id}/edit`);
    await expect(story(page)).toHaveValue(TEXT);
    await expect(wordsOn(sheet(page))).toContainText(TEXT);
  });

  test('from the preview, too, each text leads to where it is changed', async ({ page }) => {
    const { id, petId } = await openResume(page, 'on-page-preview', '');
    await fact(page, 'About the owner').click();
    await expect(page).toHaveURL(`/resume/${id}/edit#rewritten_owner_description`);
    await expect(page.getByLabel('Rewritten owner description', { exact: true })).toBeFocused();
    await page.goBack();
    // The way back scrolls once the page is there, and takes the place away from under the pointer.
    await expect(async () => {
      await fact(page, 'Age').hover();
      await expect(page.locator('[aria-hidden]', { hasText: 'Edit: Age' })).toBeVisible({ timeout: 500 });
    }).toPass();
    await expectNoAxeViolations(page);
    await fact(page, 'Age').click();
    await expect(page).toHaveURL(`/form1?pet_id=${petId}#pet_age`);
    await expect(page.getByLabel('Pet Age')).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a touch on a paragraph leads to its field, and one beside a fact to its answer', async ({ page }) => {
    const { petId } = await openResume(page, 'on-page-touch');
    const showPage = page.getByRole('button', { name: 'Page', exact: true });
    await showPage.tap();
    await expect(place(page, 'About the owner')).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await place(page, 'About the owner').tap();
    await expect(page.getByLabel('Rewritten owner description', { exact: true })).toBeFocused();
    await expect(showPage).toHaveAttribute('aria-pressed', 'false');
    await showPage.tap();
    const box = await fact(page, 'Breed').boundingBox();
    if (!box) throw new Error('The breed is not on the page.');
    await page.touchscreen.tap(box.x + box.width / 2, box.y - 6);
    await expect(page).toHaveURL(`/form1?pet_id=${petId}#breed`);
    await expect(page.getByLabel('Breed')).toBeFocused();
  });
});
