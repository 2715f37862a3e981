import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { provoke } from './faults.ts';
import { watchShifts } from './layout-shift.ts';
import { type Look, optionsOf } from './looks.ts';
import type { Screen } from './screen.ts';
import type { World } from './world.ts';

export interface Visit {
  screen: Screen;
  look: Look;
  world: World;
  options: BrowserContextOptions;
  /** Nobody waits for fonts, nor for the browser to call the page loaded, which takes them. */
  withoutFonts?: true;
}

/** Brings a new browser to a screen, into the state wanted, and waits until nothing moves any more. */
export async function openScreen(
  browser: Browser,
  { screen, look, world, options, withoutFonts }: Visit,
  watch: (context: BrowserContext) => Promise<void>,
): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    ...optionsOf(look),
    baseURL: world.app.url,
    storageState: { cookies: [], origins: [{ origin: world.app.url, localStorage: sessionOf(screen, world) }] },
  });
  await watch(context);
  await watchShifts(context);
  for (const fault of screen.faults ?? []) await provoke(context, fault);
  const page = await context.newPage();
  if (screen.clock === 'stopped') await page.clock.setFixedTime(new Date());
  await page.goto(await pathOf(screen, world), { waitUntil: withoutFonts ? 'domcontentloaded' : 'load' });
  await screen.act?.(page, world);
  await expect(page.getByText(screen.shows).first()).toBeVisible();
  await settle(page, screen, withoutFonts);
  return page;
}

const sessionOf = ({ as }: Screen, { people }: World) =>
  as === 'nobody' ? [] : [{ name: 'token', value: people[as].token }];

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
