import { runsAll } from '@pawsume/server/test/harness/runs-all';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testMatch: '**/{journeys,spec-walk}/**/*.spec.ts',
  ...(!runsAll && { testIgnore: '**/*.slow.spec.ts', grepInvert: /@slow/ }),
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Each worker runs a browser and a server of its own; one more than a small machine has cores, for while they wait.
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    acceptDownloads: true,
    screenshot: 'only-on-failure',
    // A trace of each step takes a tenth of the time: it is there when it is asked for.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
});
