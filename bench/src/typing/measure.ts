import { messages } from '@pawsume/contract/messages';
import type { Page } from 'playwright-core';
import { median } from '../median.ts';
import type { Comparison } from '../report.ts';
import { logIn, withProduct } from '../with-product.ts';

const PORT = '38473';
const KEYS = 30;
const PAUSE_MS = 400;
const AT_MOST_MS = 300;

interface Typing {
  what: string;
  /** Where it is typed, and what shows it. */
  field: string;
  region: string;
  /** So long the screen waits after a key for the next one. */
  pauseMs: number;
}

const ON_EDIT: Typing = {
  what: 'from a key on the edit screen to the new picture of the page, decoded',
  field: 'One-liner description',
  region: 'The page with this text',
  pauseMs: 0,
};
const ON_FORM: Typing = {
  what: 'from a pause of 150 ms on the first step of the form to the new picture beside it, decoded',
  field: 'Breed',
  region: messages.page.draft.title,
  pauseMs: 150,
};

/** From what is typed to the new picture of the page, decoded, in a real browser beside the product: in a text, and in the form. */
export const measureTyping = (): Promise<Comparison[]> =>
  withProduct(PORT, async ({ browser, url, person }) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${url}/form1`);
    const onForm = await measure(page, ON_FORM);
    await logIn(page, url, person);
    await page.goto(`${url}/resume/${person.resumeId}/edit`);
    const onEdit = await measure(page, ON_EDIT);
    return [onEdit, onForm];
  });

const measure = async (page: Page, typing: Typing): Promise<Comparison> => {
  const wait = (await typeAndWait(page, typing)) - typing.pauseMs;
  return {
    what: typing.what,
    ours: `${wait.toFixed(0)} ms`,
    theirs: `${AT_MOST_MS} ms`,
    ratio: wait / AT_MOST_MS,
    bound: `at most ${AT_MOST_MS} ms on two idle cores`,
    holds: wait <= AT_MOST_MS,
  };
};

/** The middling time of many keys, one at a time, in milliseconds. */
const typeAndWait = async (page: Page, typing: Typing): Promise<number> => {
  const field = page.getByLabel(typing.field, { exact: true });
  const region = page.getByRole('region', { name: typing.region });
  await region.locator('img').first().waitFor();
  await field.focus();
  const times: number[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    // In the page, from the key that arrives there to the picture that can be painted.
    const watch = await region.evaluateHandle((sheet) => {
      const pictures = () => [...sheet.querySelectorAll('img')];
      const before = new Set(pictures().map(({ src }) => src));
      const pressed = new Promise<number>((resolve) =>
        document.addEventListener('keydown', ({ timeStamp }) => resolve(timeStamp), { once: true }),
      );
      const drawn = pressed.then(async (at) => {
        const findNew = () => pictures().find(({ src }) => !before.has(src));
        while (!findNew()) await new Promise((resolve) => requestAnimationFrame(resolve));
        await findNew()?.decode();
        return performance.now() - at;
      });
      return { drawn };
    });
    await page.keyboard.press('a');
    times.push(await watch.evaluate(({ drawn }) => drawn));
    await page.waitForTimeout(PAUSE_MS);
  }
  return median(times);
};
