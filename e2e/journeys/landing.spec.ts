import { BRAND } from '@pawsume/contract/brand';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../src/accessibility.ts';
import { startApp } from '../src/app.ts';
import { saveFile } from '../src/download.ts';
import { readPdf, says } from '../src/pdf.ts';
import { takeScreenshot } from '../src/screenshot.ts';
import { phone, slow, test } from '../src/test.ts';

const ANCHORS = ['hero', 'why', 'tagline', 'preview', 'howitworks', 'pricing', 'calltoaction', 'faq', 'footer'];

/** Where each button and link of the landing page leads, by its name; several of one name by turns. */
const targetsOf = (page: Page, name: string) =>
  page
    .getByRole('link', { name, exact: true })
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('a visitor reads the landing page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Welcome to ${BRAND}, The Perfect Résumé for Your Pet!`,
  );
  const ids = await page
    .locator(ANCHORS.map((id) => `#${id}`).join())
    .evaluateAll((parts) => parts.map(({ id }) => id));
  expect(ids).toEqual(ANCHORS);
  await expect(page.locator('#why').getByRole('listitem')).toHaveCount(5);
  for (const price of ['$5', '$10'])
    await expect(page.locator('#pricing').getByText(price, { exact: true })).toBeVisible();
  await takeScreenshot(page, 'landing');
  await expectNoAxeViolations(page);
});

test('every button leads where it should, over the login for a visitor', async ({ page }) => {
  await page.goto('/');
  expect(await targetsOf(page, BRAND)).toEqual(['/']);
  expect(await targetsOf(page, 'Home')).toEqual(['/#hero', '/#hero']);
  expect(await targetsOf(page, 'Why')).toEqual(['/#why']);
  expect(await targetsOf(page, 'Pricing')).toEqual(['/#pricing', '/#pricing']);
  expect(await targetsOf(page, 'Login')).toEqual(['/login']);
  expect(await targetsOf(page, 'Learn more')).toEqual(['/#why']);
  expect(await targetsOf(page, 'Create Résumé')).toEqual(['/form1', '/login?next=%2Fform1']);
  expect(await targetsOf(page, 'Create Résumé Now!')).toEqual(['/login?next=%2Fform1']);
  expect(await targetsOf(page, 'Create My Free Pet Résumé Now')).toEqual(['/login?next=%2Fform1']);
  expect(await targetsOf(page, 'Buy Now')).toEqual(Array(2).fill('/login?next=%2Fbuy-credits'));
  for (const [name, target] of [
    ['How it works', '/#howitworks'],
    ['FAQs', '/#faqs'],
    ['Contact us', '/#contact-us'],
  ]) {
    expect(await targetsOf(page, name ?? '')).toEqual([target]);
  }
});

test('the app starts once a visitor moves, and then goes on without loading a page anew', async ({ page }) => {
  const started: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/start-/.test(request.url())) started.push(request.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(started).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => started.length).toBe(1);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const login = page.getByRole('link', { name: 'Login' });
  // Until React has taken the link over, a press is the browser's.
  const isTakenOver = () => login.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isTakenOver).toBe(true);
  await login.click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('the prices shown are those that are asked for, from the first paint on', slow, async ({ newVisitor }) => {
  const dear = await startApp({ PRICE_SINGLE: '1000', PRICE_PACK: '1500', CURRENCY: 'usd' });
  const page = await newVisitor();
  try {
    await page.goto(dear.url);
    await expect(page.locator('#pricing').getByText('$15', { exact: true })).toBeVisible();
    await page.getByText('What does it cost?').click();
    await expect(page.getByText('One download costs $10, ten cost $15')).toBeVisible();
    await expect(page.getByText('USD, without a subscription')).toBeVisible();
  } finally {
    // First the page: what it loads in idle moments would meet a server that ends, and be refused.
    await page.close();
    await dear.stop();
  }
});

test('a visitor takes the sample along', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'See a sample' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What you get');
  await expect(page.getByRole('img', { name: /résumé of Biscuit/ })).toBeVisible();
  await takeScreenshot(page, 'download');
  await expectNoAxeViolations(page);
  const { name, content } = await saveFile(page, () => page.getByRole('link', { name: 'Download' }).click());
  expect(name).toBe('sample-resume.pdf');
  const sample = await readPdf(content);
  expect(sample.pages).toBe(1);
  expect(says(sample, 'About Biscuit')).toBe(true);
  expect(says(sample, 'PREVIEW')).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page reads, questions open, and the sample can be had', async ({ page, problems }) => {
    // How the browser puts it that it loads no scripts.
    problems.expect(/no answer: GET \/assets\/.*\.js csp/);
    await page.goto('/');
    await page.getByText('Which pets is it for?').click();
    await expect(page.getByText('Dogs, cats, birds, rabbits, reptiles, fish')).toBeVisible();
    await page.getByRole('radio', { name: 'Sitter' }).check({ force: true });
    await expect(page.getByRole('heading', { name: 'What a sitter reads in ten seconds' })).toBeVisible();
    await page.goto('/download');
    const { name } = await saveFile(page, () => page.getByRole('link', { name: 'Download' }).click());
    expect(name).toBe('sample-resume.pdf');
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the landing page fits the screen and nothing in it moves', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push('value' in entry ? Number(entry.value) : Number.NaN);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    await page.locator('#footer').scrollIntoViewIfNeeded();
    expect(await page.evaluate('shifts')).toEqual([]);
    await expectNoSidewaysScroll(page);
    await takeScreenshot(page, 'landing');
  });
});
