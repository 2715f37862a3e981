import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { preparedBrowser } from '../../../scripts/setup/browser-step.mjs';
import type { Content } from './content.ts';
import { html } from './html.ts';

/**
 * A hot headless Chromium: the one installed on the machine, else the headless shell the tests run on, which is about
 * twice as quick as a whole browser. Each `render` opens a new page in it with the same content and fonts, and prints it tagged.
 */
export const openChromium = async (content: Content) => {
  const { executablePath, sandbox } = preparedBrowser();
  const browser = await chromium.launch({ executablePath, chromiumSandbox: sandbox });
  const folder = await mkdtemp(join(tmpdir(), 'pawsume-bench-'));
  const file = join(folder, 'resume.html');
  await writeFile(file, html(content));
  const render = async (): Promise<Buffer> => {
    const page = await browser.newPage();
    await page.goto(pathToFileURL(file).href);
    // Without this it now and then prints before the fonts are there.
    await page.evaluate(() => document.fonts.ready);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
    await page.close();
    return pdf;
  };
  const close = async () => {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { version: browser.version(), render, close };
};
