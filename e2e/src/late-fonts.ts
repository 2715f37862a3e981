import type { BrowserContext, Page } from '@playwright/test';

export interface HeldFonts {
  /** The addresses that were asked for. */
  asked: string[];
  release(): void;
}

/** Keeps every font on the way, as a slow line does, until it is released. */
export const holdFonts = async (context: BrowserContext): Promise<HeldFonts> => {
  const asked: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  await context.route('**/*.woff2', async (route) => {
    asked.push(route.request().url());
    await promise;
    await route.continue();
  });
  return { asked, release: resolve };
};

/** Shows the page in these of our fonts after all. */
export const putOnFonts = (page: Page, urls: string[]): Promise<void> =>
  page.evaluate(async (files) => {
    for (const file of files) {
      const [family, weight] = file.includes('fraunces') ? ['Fraunces', '600'] : ['Source Sans 3 Variable', '200 900'];
      document.fonts.add(await new FontFace(family, `url(${file})`, { weight }).load());
    }
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  }, urls);
