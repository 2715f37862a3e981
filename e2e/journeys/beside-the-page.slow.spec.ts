import { messages } from '@pawsume/contract/messages';
import { WIDEST_PICTURE } from '@pawsume/contract/resumes';
import { updateMe } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../src/accessibility.ts';
import { namedPet, newUser, resumeOf } from '../src/by-api.ts';
import { sheetOf, wordsOn } from '../src/drawn-page.ts';
import { logIn } from '../src/owner.ts';
import { phone, test } from '../src/test.ts';

const fixture = petByKey('biscuit');

const openEditor = async (page: Page, username: string) => {
  const { send } = await newUser(page.request, username);
  await send(updateMe, { body: fixture.profile });
  const id = await resumeOf(send, await namedPet(send, fixture));
  await logIn(page, username);
  await page.goto(`/resume/${id}/edit`);
  return id;
};
const line = (page: Page) => page.getByLabel('One-liner description', { exact: true });
const words = (page: Page) => wordsOn(sheetOf(page, 'The page with this text'));
const openFullScreen = (page: Page) => page.getByRole('button', { name: 'Read full screen' }).click();

test.describe('on a desktop', () => {
  test('the page stands beside its texts and follows what is typed', async ({ page }) => {
    await openEditor(page, 'beside-desktop');
    const shown = words(page);
    await expect(shown).toContainText('Biscuit');
    await line(page).fill('');
    await line(page).pressSequentially('The quietest dog in Halifax.');
    await expect(shown).toContainText('The quietest dog in Halifax.');
    await expect(page.getByRole('button', { name: 'Page', exact: true })).toHaveCount(0);
    await expectNoAxeViolations(page);
    await openFullScreen(page);
    await expect(page.getByRole('dialog', { name: 'The page with this text' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Read full screen' })).toBeFocused();
  });

  test('a page that cannot be drawn says so, and is drawn again with the next word', async ({ page, problems }) => {
    problems.expect(/^answer 500: POST \/api\/resumes\/\d+\/edit\/preview\?width=\d+$/);
    await openEditor(page, 'beside-broken');
    await expect(words(page)).toContainText('Biscuit');
    await page.route('**/edit/preview?*', (route) => route.fulfill({ status: 500, json: { error: 'No.' } }));
    await line(page).fill('Never drawn.');
    await expect(page.getByText(messages.resumes.pageNotDrawn)).toBeVisible();
    await page.unroute('**/edit/preview?*');
    await line(page).fill('Drawn again.');
    await expect(words(page)).toContainText('Drawn again.');
    await expect(page.getByText(messages.resumes.pageNotDrawn)).toBeHidden();
    // A text that is too long is not sent at all: its field says so when it is saved.
    await line(page).fill('Too long. '.repeat(30));
    await page.getByLabel('Rewritten pet description', { exact: true }).fill('Not sent with it.');
    await line(page).fill('Short again.');
    await expect(words(page)).toContainText('Short again.');
    await expect(words(page)).toContainText('Not sent with it.');
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('full screen shows a sharper picture of the résumé', async ({ page }) => {
    const id = await openEditor(page, 'sharp-enough');
    await page.goto(`/resume/${id}`);
    const pictures = page.getByRole('region', { name: /^Preview: / }).locator('img');
    const pixels = () => pictures.last().evaluate((picture: HTMLImageElement) => picture.naturalWidth);
    const { width } = (await pictures.boundingBox()) ?? { width: Number.NaN };
    const inPlace = await pixels();
    expect(inPlace).toBeLessThan(WIDEST_PICTURE);
    expect(inPlace).toBeGreaterThan(width * 1.5);
    await openFullScreen(page);
    await expect.poll(pixels).toBe(WIDEST_PICTURE);
  });

  test('text and page take turns, nothing typed is lost, and the page is read full screen', async ({ page }) => {
    await openEditor(page, 'beside-phone');
    await line(page).fill('The quietest dog in Halifax.');
    await page.getByRole('button', { name: 'Page', exact: true }).click();
    await expect(words(page)).toContainText('The quietest dog in Halifax.');
    await expect(line(page)).toBeHidden();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await openFullScreen(page);
    const enlarged = page.getByRole('dialog').locator('img');
    await expect.poll(async () => (await enlarged.boundingBox())?.width).toBeGreaterThan(600);
    await expect.poll(() => enlarged.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(WIDEST_PICTURE);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await expect(line(page)).toHaveValue('The quietest dog in Halifax.');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.waitForURL(/\/resume\/\d+$/);
    await openFullScreen(page);
    await expect(page.getByRole('dialog', { name: /^Preview: Résumé of/ })).toBeVisible();
  });
});
