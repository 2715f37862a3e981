import { expect } from '@playwright/test';
import { arriveWithResume } from '../src/arrive.ts';
import { onBothWidths, phone, test } from '../src/test.ts';

onBothWidths((where) => {
  test(`header and page have the same edges on every screen, on a ${where}`, async ({ page }) => {
    await arriveWithResume(page, `edges-${where}`);
    const lefts = new Set<number>();
    for (const path of ['/', '/download', '/profile', '/resumes']) {
      await page.goto(path);
      // The shape that stands there first is taken away.
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const logo = page.getByRole('banner').getByRole('link').first();
      await expect(logo).toBeVisible();
      lefts.add((await logo.boundingBox())?.x ?? Number.NaN);
      if (path === '/profile') {
        const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
        lefts.add(heading?.x ?? Number.NaN);
      }
    }
    expect([...lefts]).toHaveLength(1);
  });
});

test('who comes to nowhere without an account is led into the form or home', async ({ page, problems }) => {
  problems.expect(/^answer 404: GET \/nowhere/);
  await page.goto('/nowhere');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Create Résumé' })).toHaveAttribute('href', '/form1');
  await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'My Profile' })).toBeHidden();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('pets and résumés come before the contact data, which is folded', async ({ page }) => {
    await arriveWithResume(page, 'folded');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      /./,
      'Download Credits',
      'My Résumés',
      'My Pets',
      'My Details',
    ]);
    await expect(page.getByRole('banner').getByRole('link', { name: 'My Résumés' })).toBeVisible();
    const email = page.getByRole('term').filter({ hasText: 'Email' });
    await expect(email).toBeHidden();
    await page.getByText('Contact data').click();
    await expect(email).toBeVisible();
  });
});
