import { WIDEST_PICTURE } from '@pawsume/contract/resumes';
import { expect } from '@playwright/test';
import { arriveWithResume } from '../src/arrive.ts';
import { phone, test } from '../src/test.ts';

test.use(phone);

test('full screen shows a sharper picture of the résumé', async ({ page }) => {
  const { resumeId } = await arriveWithResume(page, 'sharp-enough');
  await page.goto(`/resume/${resumeId}`);
  const pictures = page.getByRole('region', { name: /^Preview: / }).locator('img');
  const pixels = () => pictures.last().evaluate((picture: HTMLImageElement) => picture.naturalWidth);
  const { width } = (await pictures.boundingBox()) ?? { width: Number.NaN };
  const inPlace = await pixels();
  expect(inPlace).toBeLessThan(WIDEST_PICTURE);
  expect(inPlace).toBeGreaterThan(width * 1.5);
  await page.getByRole('button', { name: 'Read full screen' }).click();
  await expect.poll(pixels).toBe(WIDEST_PICTURE);
});
