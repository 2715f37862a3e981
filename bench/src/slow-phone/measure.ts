import type { Browser, BrowserContext } from 'playwright-core';
import { median } from '../median.ts';
import type { Comparison } from '../report.ts';
import { logIn, withProduct } from '../with-product.ts';

const PORT = '38474';
const TIMES = 5;
/** Lighthouse's slow 4G, and its phone. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 };
const SLOWER_PROCESSOR = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

interface Wait {
  what: string;
  /** Selector of the awaited element. A picture must also be decoded. */
  selector: string;
  atMostMs: number;
}

const FORM: Wait = {
  what: 'from an address typed to the first step of the form, which can be filled in',
  selector: 'input[name="pet_name"]',
  atMostMs: 2500,
};
const PICTURE: Wait = {
  what: 'from an address typed to the picture of a résumé, decoded',
  selector: '[data-printed-sheet] img',
  atMostMs: 3500,
};

/** Measures the first visit to the form, and to a résumé after a login, on a slow phone. */
export const measureSlowPhone = (): Promise<Comparison[]> =>
  withProduct(PORT, async ({ browser, url, person }) => {
    const page = await browser.newPage();
    await logIn(page, url, person);
    const session = await page.context().storageState();
    await page.close();
    return [
      await measure(browser, `${url}/form1`, FORM),
      await measure(browser, `${url}/resume/${person.resumeId}`, PICTURE, session),
    ];
  });

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

const measure = async (browser: Browser, url: string, wait: Wait, session?: Session): Promise<Comparison> => {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) times.push(await waitOnce(browser, url, wait, session));
  const ours = median(times);
  return {
    what: `${wait.what}, on slow 4G with a ${SLOWER_PROCESSOR}× slower processor`,
    ours: `${ours.toFixed(0)} ms`,
    theirs: `${wait.atMostMs} ms`,
    ratio: ours / wait.atMostMs,
    bound: `at most ${wait.atMostMs} ms on two idle cores`,
    holds: ours <= wait.atMostMs,
  };
};

/** Loads the page with an empty cache. Returns the wait in milliseconds. */
const waitOnce = async (browser: Browser, url: string, { selector }: Wait, session?: Session): Promise<number> => {
  const context = await browser.newContext({ ...PHONE, ...(session && { storageState: session }) });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  await page.goto(url, { waitUntil: 'commit' });
  const waited = await page.evaluate(async (wanted) => {
    const find = () => document.querySelector(wanted);
    while (!find()) await new Promise((resolve) => requestAnimationFrame(resolve));
    const found = find();
    if (found instanceof HTMLImageElement) await found.decode();
    return performance.now();
  }, selector);
  await context.close();
  return waited;
};
