import { expect, type Page } from '@playwright/test';

const NOTED_AS = 'timerNote';

interface Note {
  at: number;
  text: string;
}

/** Puts the time of the pages that are opened next into our hands, and has them note when a timer comes up. */
export async function takeClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript((name) => {
    new MutationObserver((_changes, observer) => {
      const timer = document.querySelector('[role=timer]');
      if (!timer) return;
      Reflect.set(globalThis, name, { at: Date.now(), text: timer.textContent });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, NOTED_AS);
}

/** When the timer of the page came up, in its own time, and what it said first. */
export const timerNote = (page: Page): Promise<Note> =>
  page.evaluate((name) => Reflect.get(globalThis, name), NOTED_AS);

/** That the timer on the screen leads to `to` so many milliseconds after it came, and not a moment before. */
export async function expectToLeave(page: Page, { after, to }: { after: number; to: string }): Promise<void> {
  const here = page.url();
  const { at } = await timerNote(page);
  await page.clock.pauseAt(at + after - 100);
  await expect(page.getByRole('timer')).toContainText('1 second');
  expect(page.url()).toBe(here);
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(page).toHaveURL(to);
}
