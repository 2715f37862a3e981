import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { preparedBrowser } from '../../../scripts/setup/browser-step.mjs';
import { makePeople } from '../hold/people.ts';
import type { Comparison } from '../report.ts';
import { PRODUCT, run } from '../running.ts';

const PORT = '38473';
const KEYS = 30;
const PAUSE_MS = 400;
const AT_MOST_MS = 300;

/** From a key on the edit screen to the new picture of the page, decoded, in a real browser beside the product. */
export const measureTyping = async (): Promise<Comparison> => {
  const folder = await mkdtemp(join(tmpdir(), 'pawsume-bench-'));
  const [person] = await makePeople(folder, PORT, ['typist']);
  if (!person) throw new Error('Nobody is there to type.');
  const product = await run(PRODUCT, { DATA_DIR: folder, PORT });
  const { executablePath, sandbox, env } = preparedBrowser();
  const browser = await chromium.launch({ executablePath, chromiumSandbox: sandbox, env: { ...process.env, ...env } });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/profile');
  await page.goto(`${product.url}/resume/${person.resumeId}/edit`);
  const median = await typeAndWait(page);
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
  return {
    what: 'from a key on the edit screen to the new picture of the page, decoded',
    ours: `${median.toFixed(0)} ms`,
    theirs: `${AT_MOST_MS} ms`,
    ratio: median / AT_MOST_MS,
    bound: `at most ${AT_MOST_MS} ms on two idle cores`,
    holds: median <= AT_MOST_MS,
  };
};

/** The middling time of many keys, one at a time, in milliseconds. */
const typeAndWait = async (page: Page): Promise<number> => {
  const field = page.getByLabel('One-liner description', { exact: true });
  const picture = page.getByRole('region', { name: 'The page with this text' }).locator('img');
  await picture.waitFor();
  await field.focus();
  const times: number[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    // In the page, from the key that arrives there to the picture that can be painted.
    const watch = await picture.evaluateHandle((image: HTMLImageElement) => {
      const before = image.src;
      const pressed = new Promise<number>((resolve) =>
        document.addEventListener('keydown', ({ timeStamp }) => resolve(timeStamp), { once: true }),
      );
      const drawn = pressed.then(async (at) => {
        while (image.src === before) await new Promise((resolve) => requestAnimationFrame(resolve));
        await image.decode();
        return performance.now() - at;
      });
      return { drawn };
    });
    await page.keyboard.press('a');
    times.push(await watch.evaluate(({ drawn }) => drawn));
    await page.waitForTimeout(PAUSE_MS);
  }
  return times.sort((one, other) => one - other)[Math.floor(KEYS / 2)] ?? Number.NaN;
};
