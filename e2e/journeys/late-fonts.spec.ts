import { expect, type Page } from '@playwright/test';
import { shiftsOf } from '../screens/layout-shift.ts';
import { type Look, optionsOf } from '../screens/looks.ts';
import { publicScreens } from '../screens/tables/public.ts';
import { test } from '../screens/test.ts';
import { holdFonts, putOnFonts } from '../src/late-fonts.ts';
import { takeScreenshot } from '../src/screenshot.ts';

/** What Lighthouse shows as 0. */
const NO_SHIFT = 0.0005;
/** Of a page's height: here and there a paragraph has a line more or less. */
const NEARLY_AS_TALL = 0.05;

const LOOKS: Look[] = [
  { size: 'phone', scheme: 'light' },
  { size: 'desktop', scheme: 'light' },
];

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

for (const screen of publicScreens.filter(({ act }) => !act)) {
  for (const look of LOOKS) {
    const what = `${screen.route} (${screen.state}) on a ${look.size}`;

    test(`${what} keeps still whenever its fonts come, and takes the same room without them`, async ({
      newVisitor,
      open,
    }) => {
      const page = await newVisitor(optionsOf(look));
      const fonts = await holdFonts(page.context());
      await open(page, screen, { withoutFonts: true });
      expect(fonts.asked.length, 'fonts that were asked for').toBeGreaterThan(1);
      const without = await heightOf(page);

      fonts.release();
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      const shifts = await shiftsOf(page);
      const moved = shifts.reduce((sum, { value }) => sum + value, 0);
      expect.soft(moved, JSON.stringify(shifts)).toBeLessThanOrEqual(NO_SHIFT);

      const name = `late-fonts-${screen.route.replaceAll(/\W/g, '')}-${screen.state.replaceAll(' ', '-')}`;
      await takeScreenshot(page, `${name}-late`);
      await putOnFonts(page, fonts.asked);
      await takeScreenshot(page, `${name}-on`);
      const tall = await heightOf(page);
      expect(Math.abs(without - tall) / tall, `${without} px without, ${tall} px with`).toBeLessThan(NEARLY_AS_TALL);
    });
  }
}
