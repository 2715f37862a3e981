import { expect, type Page } from '@playwright/test';
import { arriveWithResume } from '../src/arrive.ts';
import { sheetOf } from '../src/drawn-page.ts';
import { readPdf, says } from '../src/pdf.ts';
import { slow, test } from '../src/test.ts';

const print = async (page: Page, format: 'A4' | 'Letter') =>
  readPdf(await page.pdf({ format, printBackground: false }));

test('the landing page prints the answers to its questions', slow, async ({ page }) => {
  await page.goto('/');
  const answers = page.locator('#faqs details > div');
  await page.emulateMedia({ media: 'print' });
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

for (const format of ['A4', 'Letter'] as const) {
  test(
    `the screen of a résumé prints its page alone, on one sheet of ${format}`,
    format === 'Letter' ? slow : {},
    async ({ page }) => {
      const { resumeId } = await arriveWithResume(page, `prints-${format.toLowerCase()}`);
      await page.goto(`/resume/${resumeId}`);
      const picture = sheetOf(page, /^Preview: /).locator('img');
      await expect(picture).toHaveJSProperty('complete', true);
      await page.emulateMedia({ media: 'print' });
      const { width } = page.viewportSize() ?? { width: Number.NaN };
      expect((await picture.boundingBox())?.width, 'the width of the page on paper').toBe(width);
      for (const part of [page.locator('header').first(), page.getByRole('link'), page.getByRole('button')]) {
        await expect(part.filter({ visible: true })).toHaveCount(0);
      }
      const paper = await print(page, format);
      expect(paper.pages).toBe(1);
      expect(says(paper, 'My Profile')).toBe(false);
      expect(says(paper, 'Download Résumé')).toBe(false);
    },
  );
}
