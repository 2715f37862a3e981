import { freePort } from '@pawsume/server/test/harness/spawn-server';
import { chromium } from 'playwright-core';
import { preparedBrowser } from '../../../scripts/setup/browser-step.mjs';

/** The browser of the tests, with a port that Lighthouse can speak to. */
export const openBrowser = async () => {
  const { executablePath, sandbox, env } = preparedBrowser();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    chromiumSandbox: sandbox,
    env: { ...process.env, ...env },
    args: [`--remote-debugging-port=${port}`],
  });
  return { port, close: () => browser.close() };
};
