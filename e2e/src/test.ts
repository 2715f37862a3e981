import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { type App, startApp } from './app.ts';
import { preparedLaunch } from './browser.ts';
import { Problems } from './problems.ts';

interface WorkerFixtures {
  /** The running product, shared by the tests of a worker: keep tests apart by people, not by servers. */
  app: App;
}

interface TestFixtures {
  /** Fails the test for whatever goes wrong in its browsers; a test declares what it provokes with `problems.expect`. */
  problems: Problems;
  /** Opens the browser of one more person: no shared storage, cookies or cache with `page`. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  // Not in the configuration, which other programs read before any browser is there.
  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => use(preparedLaunch()),
    { scope: 'worker' },
  ],

  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const { stop, ...app } = await startApp();
      await use(app);
      await stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  baseURL: ({ app }, use) => use(app.url),

  problems: async ({ app }, use, testInfo) => {
    const problems = new Problems();
    const logStart = app.log().length;
    await use(problems);
    let fine = testInfo.status === testInfo.expectedStatus;
    try {
      problems.verify();
    } catch (error) {
      fine = false;
      throw error;
    } finally {
      const body = app.log().slice(logStart);
      if (!fine) await testInfo.attach('server log', { body, contentType: 'text/plain' });
    }
  },

  context: async ({ context, problems }, use) => {
    const unwatch = await problems.watch(context);
    await use(context);
    await unwatch();
    await stopAltering(context);
  },

  newVisitor: async ({ browser, contextOptions, baseURL, locale, timezoneId, viewport, problems }, use) => {
    const ends: (() => Promise<void>)[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL,
        locale,
        timezoneId,
        viewport,
        ...options,
      });
      const unwatch = await problems.watch(context);
      ends.push(
        unwatch,
        () => stopAltering(context),
        () => context.close(),
      );
      return context.newPage();
    });
    for (const end of ends) await end();
  },
});

/** Else an answer that is altered while its browser closes fails the test: "Response has been disposed". */
const stopAltering = async (context: BrowserContext): Promise<void> => {
  for (const altered of [context, ...context.pages()]) await altered.unrouteAll({ behavior: 'ignoreErrors' });
};

/** `test.use(phone)`: the smallest screen the product is made for. */
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** `test('…', slow, …)`: a test that `npm run test:all` alone runs. */
export const slow = { tag: '@slow' };

/** The same journeys on a phone and on a desktop; `where` says on which. `npm test` runs them on the phone alone. */
export const onBothWidths = (describeJourneys: (where: 'phone' | 'desktop') => void): void => {
  for (const [where, options] of [
    ['phone', phone],
    ['desktop', {}],
  ] as const) {
    test.describe(`on a ${where}`, where === 'phone' ? {} : slow, () => {
      test.use(options);
      describeJourneys(where);
    });
  }
};
