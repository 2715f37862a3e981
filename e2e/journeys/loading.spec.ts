import { updateMe } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, type Page } from '@playwright/test';
import { paths } from '../../web/app/paths.ts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../src/accessibility.ts';
import { namedPet, newUser, resumeOf } from '../src/by-api.ts';
import { onBothWidths, test } from '../src/test.ts';

/** Lighthouse shows this as 0. A font that comes late moves a button by parts of a pixel. */
const NO_SHIFT = 0.0005;
const MAX_SHIFT = 0.02;
/** Part of a page's height: here and there a paragraph has a line more or less. */
const NEARLY_AS_TALL = 0.05;

const PRERENDERED = ['/', '/download', '/verify', '/terms', '/privacy', '/nowhere'];

/** Adds up from now on what moves in the page without being touched: the part of the window, times how far. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(globalThis, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const moved = Reflect.get(entry, 'hadRecentInput') ? 0 : Reflect.get(entry, 'value');
        Reflect.set(globalThis, 'shift', Reflect.get(globalThis, 'shift') + moved);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftOf = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(globalThis, 'shift'));

const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

/** Keeps every font on the way, as a slow line does, until it is released. */
async function holdFonts(page: Page) {
  const asked: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    asked.push(route.request().url());
    await promise;
    await route.continue();
  });
  return { asked, release: resolve };
}

/** Shows the page in these of our fonts: a browser leaves out those that came too late. */
const putOnFonts = (page: Page, urls: string[]): Promise<void> =>
  page.evaluate(async (files) => {
    for (const file of files) {
      const [family, weight] = file.includes('fraunces') ? ['Fraunces', '600'] : ['Source Sans 3 Variable', '200 900'];
      document.fonts.add(await new FontFace(family, `url(${file})`, { weight }).load());
    }
  }, urls);

const logIn = (page: Page, token: string) => page.addInitScript((value) => localStorage.setItem('token', value), token);

onBothWidths(() => {
  for (const path of PRERENDERED) {
    test(`${path} keeps still when its fonts come late, and is accessible`, async ({ page, problems }) => {
      if (path === '/nowhere') problems.expect(/^answer 404: GET \/nowhere/);
      await watchShifts(page);
      const fonts = await holdFonts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await painted(page);
      expect(fonts.asked.length, 'fonts that were asked for').toBeGreaterThan(1);
      const without = await heightOf(page);

      fonts.release();
      await page.evaluate(() => document.fonts.ready);
      await painted(page);
      expect(await shiftOf(page)).toBeLessThanOrEqual(NO_SHIFT);
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);

      await putOnFonts(page, fonts.asked);
      await painted(page);
      const tall = await heightOf(page);
      expect(Math.abs(without - tall) / tall, `${without} px without, ${tall} px with`).toBeLessThan(NEARLY_AS_TALL);
    });
  }

  test('the landing page keeps still for somebody who is logged in', async ({ page, request }) => {
    await logIn(page, (await newUser(request, `still-${Date.now()}`)).token);
    await watchShifts(page);
    await page.goto(paths.landing());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-session');
    await painted(page);
    expect(await shiftOf(page)).toBeLessThanOrEqual(NO_SHIFT);
  });

  test('screens whose skeleton is prerendered keep still while the app arrives', async ({ page, request }) => {
    const biscuit = petByKey('biscuit');
    const { token, send } = await newUser(request, `arrives-${Date.now()}`);
    await send(updateMe, { body: biscuit.profile });
    const pet = await namedPet(send, biscuit);
    await resumeOf(send, pet);
    await logIn(page, token);
    await watchShifts(page);
    for (const path of [...([1, 2, 3, 4, 5] as const).map((step) => paths.form(step, pet)), '/profile', '/resumes']) {
      await page.goto(path);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.getByText('Biscuit').first()).toBeVisible();
      expect.soft(await shiftOf(page), path).toBeLessThanOrEqual(MAX_SHIFT);
    }
  });
});
