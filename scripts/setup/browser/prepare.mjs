// Prints, as JSON, a browser that works on this machine. Runs on the installed Node, not on the machine's.
import { bundledChromium } from './bundled.mjs';
import { installedChromiums } from './installed.mjs';
import { firstWorking } from './probe.mjs';

/** @returns {Promise<import('../browser-step.mjs').Browser>} */
async function findBrowser() {
  const asked = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  if (asked) {
    const browser = await firstWorking(asked);
    if (browser) return browser;
    throw new Error(`The browser named by PLAYWRIGHT_CHROMIUM_PATH does not start: ${asked}`);
  }
  for (const path of installedChromiums()) {
    const browser = await firstWorking(path);
    if (browser) return browser;
  }
  const bundled = await bundledChromium();
  const browser = bundled && (await firstWorking(bundled.executablePath, bundled));
  if (browser) return browser;
  throw new Error('No Chromium starts on this machine: install one, or name it in PLAYWRIGHT_CHROMIUM_PATH.');
}

try {
  process.stdout.write(JSON.stringify(await findBrowser()));
} catch (error) {
  process.stderr.write(String(error));
  process.exitCode = 1;
}
