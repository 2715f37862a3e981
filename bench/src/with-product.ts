import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { preparedBrowser } from '../../scripts/setup/browser-step.mjs';
import { makePeople } from './hold/people.ts';
import { PRODUCT, run } from './running.ts';

type Person = Awaited<ReturnType<typeof makePeople>>[number];

interface Opened {
  browser: Browser;
  /** Address of the product. */
  url: string;
  /** Account with a pet and a résumé. */
  person: Person;
}

/** Runs `work` with the product, an account and a browser, and stops them afterwards. */
export const withProduct = async <T>(port: string, work: (opened: Opened) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'pawsume-bench-'));
  const [person] = await makePeople(folder, port, ['visitor']);
  if (!person) throw new Error('The account was not created.');
  const product = await run(PRODUCT, { DATA_DIR: folder, PORT: port });
  const { executablePath, sandbox, env } = preparedBrowser();
  const browser = await chromium.launch({ executablePath, chromiumSandbox: sandbox, env: { ...process.env, ...env } });
  const result = await work({ browser, url: product.url, person });
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
  return result;
};

export const logIn = async (page: Page, url: string, { username, password }: Person): Promise<void> => {
  await page.goto(`${url}/login`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/profile');
};
