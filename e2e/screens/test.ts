import type { Dialog, Disposable, Page } from '@playwright/test';
import { test as base } from '../src/test.ts';
import { problemsOf } from './faults.ts';
import { watchShifts } from './layout-shift.ts';
import { type Look, optionsOf, sizeOf } from './looks.ts';
import { openScreen, PLAIN_PATH, type Visit } from './open-screen.ts';
import type { Screen } from './screen.ts';
import { makeWorld, type World } from './world.ts';

interface WorkerFixtures {
  world: World;
  /** Those that are open, by the size of their window. */
  pages: Map<Look['size'], Page>;
}

interface TestFixtures {
  /**
   * A page that others had before, with nothing left of them but the files of the web app: to open a new one takes as long
   * as all that is looked at on a screen.
   */
  usedPage: (look: Look) => Promise<Page>;
  /** Brings a new page to a screen. Whatever goes wrong there beyond the screen's own faults fails the test. */
  open: (page: Page, screen: Screen, how?: Pick<Visit, 'withoutFonts'>) => Promise<void>;
}

/** Not the cache of files. */
const STORED = 'cookies,local_storage,indexeddb,cache_storage,service_workers';

export const test = base.extend<TestFixtures, WorkerFixtures>({
  world: [
    async ({ app, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: app.url });
      await use(await makeWorld(app, request));
      await request.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  pages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const pages = new Map();
      await use(pages);
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],

  usedPage: async ({ browser, pages, app, problems, contextOptions, locale, timezoneId }, use) => {
    const left: (() => Promise<unknown>)[] = [];
    await use(async (look) => {
      const options = { ...contextOptions, ...optionsOf(look), baseURL: app.url, locale, timezoneId };
      const page = pages.get(look.size) ?? (await (await browser.newContext(options)).newPage());
      pages.set(look.size, page);
      await page.setViewportSize(sizeOf(look.size));
      await page.emulateMedia({ colorScheme: look.scheme });
      left.push(() => leaveNothing(page, app.url), await problems.watch(page.context()));
      return page;
    });
    for (const clear of left) await clear();
  },

  open: async ({ world, problems }, use) => {
    const scripts: Disposable[] = [];
    await use(async (page, screen, how) => {
      for (const line of [...(screen.faults ?? []).flatMap(problemsOf), ...(screen.provokes ?? [])])
        problems.expect(line);
      scripts.push(await watchShifts(page));
      await openScreen(page, { ...how, screen, world });
    });
    for (const script of scripts) await script.dispose();
  },
});

/** Leaves the screen, and clears what it stored and what was done to the browser for it. */
const leaveNothing = async (page: Page, origin: string): Promise<void> => {
  const context = page.context();
  const leaveAnyway = (dialog: Dialog) => dialog.accept();
  page.on('dialog', leaveAnyway);
  await context.setOffline(false);
  // Before a request that was to get no answer is let through. One whose answer is on its way gets it nowhere.
  await page.goto(PLAIN_PATH);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  page.off('dialog', leaveAnyway);
  await page.evaluate(() => sessionStorage.clear());
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED });
  await devTools.detach();
};
