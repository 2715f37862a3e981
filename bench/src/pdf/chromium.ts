import { chromium } from 'playwright-core';
import { preparedBrowser } from '../../../scripts/setup/browser-step.mjs';
import type { Content } from './content.ts';
import { html } from './html.ts';

/** A hot headless Chromium; each `render` opens a new page in it, sets the same content and prints it. */
export const openChromium = async (content: Content) => {
  const { executablePath, sandbox } = preparedBrowser();
  const browser = await chromium.launch({ executablePath, chromiumSandbox: sandbox });
  const source = html(content);
  const render = async (): Promise<Buffer> => {
    const page = await browser.newPage();
    await page.setContent(source, { waitUntil: 'load' });
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    await page.close();
    return pdf;
  };
  return { render, close: () => browser.close() };
};
