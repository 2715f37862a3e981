import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { preparedBrowser } from '../../../scripts/setup/browser-step.mjs';
import { makePeople } from '../hold/people.ts';
import type { Comparison } from '../report.ts';
import { PRODUCT, run } from '../running.ts';

const PORT = '38474';
const TIMES = 5;
/** Lighthouse's slow 4G, and its phone. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 };
const SLOWER_PROCESSOR = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

interface Wait {
  what: string;
  /** Of what is waited for: there, and where it is a picture, decoded. */
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

/** The waits of somebody with a slow phone on a slow network who has never been here, or only to log in. */
export const measureSlowPhone = async (): Promise<Comparison[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'pawsume-bench-'));
  const [person] = await makePeople(folder, PORT, ['waiter']);
  if (!person) throw new Error('Nobody is there to wait.');
  const product = await run(PRODUCT, { DATA_DIR: folder, PORT });
  const { executablePath, sandbox, env } = preparedBrowser();
  const browser = await chromium.launch({ executablePath, chromiumSandbox: sandbox, env: { ...process.env, ...env } });
  const session = await logIn(browser, product.url, person);
  const rows = [
    await measure(browser, `${product.url}/form1`, FORM),
    await measure(browser, `${product.url}/resume/${person.resumeId}`, PICTURE, session),
  ];
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
  return rows;
};

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

const logIn = async (
  browser: Browser,
  url: string,
  person: { username: string; password: string },
): Promise<Session> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/profile');
  const session = await context.storageState();
  await context.close();
  return session;
};

const measure = async (browser: Browser, url: string, wait: Wait, session?: Session): Promise<Comparison> => {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) times.push(await waitOnce(browser, url, wait, session));
  const ours = times.sort((one, other) => one - other)[Math.floor(TIMES / 2)] ?? Number.NaN;
  return {
    what: `${wait.what}, on slow 4G with a ${SLOWER_PROCESSOR}× slower processor`,
    ours: `${ours.toFixed(0)} ms`,
    theirs: `${wait.atMostMs} ms`,
    ratio: ours / wait.atMostMs,
    bound: `at most ${wait.atMostMs} ms on two idle cores`,
    holds: ours <= wait.atMostMs,
  };
};

/** In milliseconds, with nothing in the browser's cache. */
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
