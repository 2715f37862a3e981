import type { BrowserContext, Page } from '@playwright/test';
import { test as base } from '../src/test.ts';
import { problemsOf } from './faults.ts';
import type { Look } from './looks.ts';
import { openScreen } from './open-screen.ts';
import type { Screen } from './screen.ts';
import { makeWorld, type World } from './world.ts';

interface WorkerFixtures {
  world: World;
}

interface TestFixtures {
  /** Brings a new browser to a screen. Whatever goes wrong there beyond the screen's own faults fails the test. */
  open: (screen: Screen, look: Look) => Promise<Page>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  world: [
    async ({ app, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: app.url });
      await use(await makeWorld(app, request));
      await request.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  open: async ({ browser, world, problems, contextOptions, locale, timezoneId }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (screen, look) => {
      for (const line of [...(screen.faults ?? []).flatMap(problemsOf), ...(screen.provokes ?? [])])
        problems.expect(line);
      const options = { ...contextOptions, locale, timezoneId };
      return openScreen(browser, { screen, look, world, options }, (context) => {
        contexts.push(context);
        return problems.watch(context);
      });
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
