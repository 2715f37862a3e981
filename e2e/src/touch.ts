import { expect, type Locator, type Page } from '@playwright/test';

const TOUCHES = 'touches';
const OVERHANGS = 'overhangs';

/**
 * Does something with a finger: whatever it clicks or checks is tapped, and the pages of this tab remember what they were
 * touched with. The steps of other journeys click, and Playwright offers no switch for all of them.
 */
export async function byTouch(page: Page, act: () => Promise<void>): Promise<void> {
  await page.addInitScript((name) => {
    addEventListener(
      'pointerdown',
      ({ pointerType }) => sessionStorage.setItem(name, `${sessionStorage.getItem(name) ?? ''} ${pointerType}`.trim()),
      { capture: true },
    );
  }, TOUCHES);
  const all: Pick<Locator, 'click' | 'check' | 'tap'> = Object.getPrototypeOf(page.locator('html'));
  const { click, check, tap } = all;
  Object.assign(all, { click: tap, check: tap });
  try {
    await act();
  } finally {
    Object.assign(all, { click, check });
  }
}

/** What the pages of this tab were touched with. */
export const pointersOf = async (page: Page): Promise<Set<string>> =>
  new Set(((await page.evaluate((name) => sessionStorage.getItem(name), TOUCHES)) ?? '').split(' '));

/** From now on every page remembers when it is wider than the screen, however shortly. */
export const watchWidth = (page: Page): Promise<unknown> =>
  page.addInitScript((name) => {
    setInterval(() => {
      const { documentElement: root, readyState } = document;
      // Before its styles are there a page has no width to speak of.
      if (readyState !== 'complete' || root.scrollWidth <= root.clientWidth) return;
      const seen = new Set((sessionStorage.getItem(name) ?? '').split(' ')).add(location.pathname);
      sessionStorage.setItem(name, [...seen].join(' ').trim());
    }, 50);
  }, OVERHANGS);

export async function expectNeverTooWide(page: Page): Promise<void> {
  const paths = await page.evaluate((name) => sessionStorage.getItem(name), OVERHANGS);
  expect(paths, 'paths of the screens that were wider than the phone').toBeNull();
}
