import { messages } from '@pawsume/contract/messages';
import { phonePhoto } from '@pawsume/fixtures/photos';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../src/accessibility.ts';
import { arriveWithPet } from '../src/arrive.ts';
import { resumeOf } from '../src/by-api.ts';
import { openStep, save } from '../src/drafts.ts';
import { sheetOf } from '../src/drawn-page.ts';
import { expectPatches } from '../src/patches.ts';
import { takeScreenshot } from '../src/screenshot.ts';
import { onBothWidths, slow, test } from '../src/test.ts';

const shown = 'fieldset:has(input[type=file]) img';

const choose = (page: Page, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name: 'IMG_0412.HEIC', mimeType: '', buffer });

onBothWidths((where) => {
  test('an iPhone’s photo is read, cut, saved and printed: upright, in its colours', async ({ page }) => {
    const { petId, send } = await arriveWithPet(page, `heic-${where}`);
    await openStep(page, 1, petId);
    const decoder = Promise.withResolvers<void>();
    await page.route('**/*.wasm', async (route) => {
      await decoder.promise;
      await route.continue();
    });
    await choose(page, await phonePhoto());
    await expect(page.getByText('Reading the photo…')).toBeVisible();
    await expectNoAxeViolations(page);
    await takeScreenshot(page, 'photo-reading');
    decoder.resolve();
    await expect(page.getByRole('application', { name: 'Picture' })).toBeFocused();
    await takeScreenshot(page, 'photo-cropping');
    await page.getByRole('button', { name: 'Use this crop' }).click();
    await expectPatches(page, shown);
    await save(page);
    await expect(page.locator(shown)).toHaveAttribute('src', /^\/pictures\//);
    await expectPatches(page, shown);
    await page.goto(`/resume/${await resumeOf(send, petId)}`);
    await expect(sheetOf(page, /^Preview: /).locator('img')).toHaveJSProperty('complete', true);
    await expectNoSidewaysScroll(page);
    await takeScreenshot(page, 'photo-on-the-page');
  });
});

test('a phone’s photo is read at the next try where the connection was lost', slow, async ({ page, problems }) => {
  problems.expect(/^no answer: GET \/assets\/libheif-\S+ net::ERR_INTERNET_DISCONNECTED/);
  const { petId } = await arriveWithPet(page, 'heic-offline');
  await openStep(page, 1, petId);
  await page.route('**/*.wasm', (route) => route.abort('internetdisconnected'));
  await choose(page, await phonePhoto());
  await expect(page.getByText(messages.pictures.undecodedHeic)).toBeVisible();
  await page.unroute('**/*.wasm');
  await choose(page, await phonePhoto());
  await expect(page.getByRole('application', { name: 'Picture' })).toBeFocused();
  await expect(page.getByText(messages.pictures.undecodedHeic)).toHaveCount(0);
});
