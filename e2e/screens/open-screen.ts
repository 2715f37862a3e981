import { expect, type Page } from '@playwright/test';
import { provoke } from './faults.ts';
import type { Screen } from './screen.ts';
import type { World } from './world.ts';

/** A page where nothing of the web app runs. */
export const PLAIN_PATH = '/robots.txt';

export interface Visit {
  screen: Screen;
  world: World;
  /** Nobody waits for fonts, nor for the browser to call the page loaded, which takes them. */
  withoutFonts?: true;
}

/** Brings a new page to a screen, into the state wanted, and waits until nothing moves any more. */
export async function openScreen(page: Page, { screen, world, withoutFonts }: Visit): Promise<void> {
  const context = page.context();
  if (screen.as !== 'nobody') await logIn(page, world.people[screen.as].token);
  for (const fault of screen.faults ?? []) await provoke(context, fault);
  if (screen.clock === 'stopped') await page.clock.setFixedTime(new Date());
  await page.goto(await pathOf(screen, world), { waitUntil: withoutFonts ? 'domcontentloaded' : 'load' });
  await screen.act?.(page, world);
  await expect(page.getByText(screen.shows).first()).toBeVisible();
  await settle(page, screen, withoutFonts);
}

const logIn = async (page: Page, token: string): Promise<void> => {
  await page.goto(PLAIN_PATH);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
};

async function pathOf({ as, path }: Screen, world: World): Promise<string> {
  if (typeof path === 'function') return path(world);
  const places = as === 'nobody' ? {} : world.people[as].places;
  return path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    const place = places[name];
    if (place === undefined) throw new Error(`${as} has no ${name}`);
    return String(place);
  });
}

async function settle(page: Page, { waits }: Screen, withoutFonts = false): Promise<void> {
  if (!waits) await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  if (!withoutFonts) await page.evaluate(() => document.fonts.ready);
  await page.evaluate(async () => {
    // One that lies far below may rightly never be asked for.
    const shown = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  });
}
