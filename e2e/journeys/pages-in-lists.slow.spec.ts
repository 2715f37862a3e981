import { petByKey } from '@pawsume/fixtures/pets';
import { expect } from '@playwright/test';
import { arriveWithResume } from '../src/arrive.ts';
import { writtenResume } from '../src/by-api.ts';
import { test } from '../src/test.ts';

const PREVIEW = /\/api\/resumes\/\d+\/preview/;

test('each résumé in a list is shown by its page, and one page is drawn at a time', async ({ page }) => {
  const { send } = await arriveWithResume(page, 'many-pages');
  await writtenResume(send, petByKey('bo'));
  await writtenResume(send, petByKey('gizmo'));
  let underWay = 0;
  let mostAtOnce = 0;
  await page.route(PREVIEW, async (route) => {
    underWay += 1;
    mostAtOnce = Math.max(mostAtOnce, underWay);
    const response = await route.fetch();
    underWay -= 1;
    await route.fulfill({ response });
  });
  await page.goto('/resumes');
  const pages = page.getByRole('list', { name: 'My Résumés' }).locator('img');
  await expect(pages).toHaveCount(3);
  for (const drawn of await pages.all()) {
    await expect.poll(() => drawn.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(620);
  }
  expect(mostAtOnce).toBe(1);
});

test('a page that cannot be drawn leaves the card as it was, with the pet', async ({ page, problems }) => {
  await arriveWithResume(page, 'no-page');
  problems.expect(/^answer 503: GET \/api\/resumes\/\d+\/preview/);
  await page.route(PREVIEW, (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/resumes');
  const card = page.getByRole('listitem').filter({ hasText: 'Biscuit' });
  await expect(card.locator('svg')).toBeVisible();
  await expect(card.getByRole('link', { name: 'View' })).toBeVisible();
});
