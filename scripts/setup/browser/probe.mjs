import { chromium } from 'playwright-core';

/**
 * Starts the browser in each way that may suit this machine, the safest first, and returns the first that shows a page.
 *
 * @param {string} executablePath
 * @param {{ env?: Record<string, string>, libraries?: string }} [known]
 * @returns {Promise<import('../browser-step.mjs').Browser | undefined>}
 */
export async function firstWorking(executablePath, { env = {}, libraries } = {}) {
  // Chromium refuses to sandbox root; some containers allow a sandbox to nobody.
  const sandboxes = process.getuid?.() === 0 ? [false] : [true, false];
  const environments = libraries ? [env, { ...env, LD_LIBRARY_PATH: libraries }] : [env];
  for (const sandbox of sandboxes) {
    for (const environment of environments) {
      const browser = { executablePath, sandbox, env: environment };
      if (await showsPage(browser)) return browser;
    }
  }
  return undefined;
}

/** @param {import('../browser-step.mjs').Browser} browser */
async function showsPage({ executablePath, sandbox, env }) {
  try {
    const browser = await chromium.launch({
      executablePath,
      chromiumSandbox: sandbox,
      env: { ...process.env, ...env },
      timeout: 15_000,
    });
    try {
      const page = await browser.newPage();
      await page.setContent('<h1>Ready</h1>');
      return (await page.screenshot()).length > 0;
    } finally {
      await browser.close();
    }
  } catch {
    return false;
  }
}
