import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { preparedLaunch } from '../e2e/src/browser.ts';

/** Sets the colour scheme that the page asks the system for. */
const colorScheme: BrowserCommand<['light' | 'dark']> = async ({ page }, scheme) => {
  await page.emulateMedia({ colorScheme: scheme });
};

/** Takes a picture of the window. */
const picture: BrowserCommand<[string]> = async ({ page }, name) => {
  await page.screenshot({ path: fileURLToPath(new URL(`../screens-out/${name}.png`, import.meta.url)), caret: 'hide' });
};

/** Programs that only read this configuration need no browser. */
function launch() {
  try {
    return preparedLaunch();
  } catch {
    return {};
  }
}

export default defineConfig({
  plugins: [tailwindcss()],
  resolve: { alias: { '~': fileURLToPath(new URL('app', import.meta.url)) } },
  // Found before the first test: one that is found later reloads the page under a test.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', 'test/**/*.{ts,tsx}', '!**/*.test.ts'] },
  publicDir: fileURLToPath(new URL('public', import.meta.url)),
  test: {
    name: 'components',
    include: ['test/**/*.test.tsx'],
    setupFiles: ['test/harness/each-test.ts'],
    env: { TESTS: process.env.TESTS ?? '' },
    testTimeout: 20_000,
    // After the tests that need both cores for their databases.
    sequence: { groupOrder: 1 },
    expect: { poll: { timeout: 8000 } },
    isolate: false,
    maxWorkers: 3,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: launch(),
        contextOptions: { locale: 'en-CA', timezoneId: 'America/Toronto', reducedMotion: 'reduce' },
      }),
      commands: { colorScheme, picture },
      instances: [{ browser: 'chromium' }],
    },
  },
});
