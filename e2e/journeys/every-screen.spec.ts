import { runsAll } from '@pawsume/server/test/harness/runs-all';
import { expect, type Page } from '@playwright/test';
import { allScreens } from '../screens/all-screens.ts';
import { shiftsOf } from '../screens/layout-shift.ts';
import { type Look, optionsOf, sizeOf } from '../screens/looks.ts';
import { routes } from '../screens/routes.ts';
import type { Screen } from '../screens/screen.ts';
import { smallTargetsOn } from '../screens/targets.ts';
import { test } from '../screens/test.ts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../src/accessibility.ts';

const PRERENDERED = new Set(['/', '/terms', '/privacy', '/download']);
const MAX_SHIFT = 0.02;
/** What Lighthouse shows as 0. A font that comes late moves a button by parts of a pixel. */
const NO_SHIFT = 0.0005;
/** What is left of a window of 1280 × 800 pixels when all in it is twice as large. */
const ENLARGED = { width: 640, height: 400 };
/** And a tablet, and a large screen. */
const OTHER_SIZES = [ENLARGED, { width: 768, height: 1024 }, { width: 1920, height: 1080 }];

/** What axe may find in the other look of a screen: most of what it looks at is in the markup, which is the same. */
const OF_LOOKS = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

const PHONE: Look = { size: 'phone', scheme: 'dark' };
const DESKTOP: Look = { size: 'desktop', scheme: 'light' };

const expectNothingMoved = async (page: Page, { route }: Screen) => {
  const shifts = await shiftsOf(page);
  const moved = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(moved, JSON.stringify(shifts)).toBeLessThanOrEqual(PRERENDERED.has(route) ? NO_SHIFT : MAX_SHIFT);
};

const lookAgain = async (page: Page, { size, scheme }: Look) => {
  await page.setViewportSize(sizeOf(size));
  await page.emulateMedia({ colorScheme: scheme });
  // A colour that fades into that of the other scheme is for a moment neither: here it is there at once.
  await page.evaluate(async () => {
    // On a busy machine transitions begin some frames later.
    for (let stillFrames = 0; stillFrames < 4; stillFrames += 1) {
      await new Promise(requestAnimationFrame);
      const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      for (const transition of running) transition.finish();
      if (running.length > 0) stillFrames = 0;
    }
    // Further down something always lies half under what stays in sight.
    scrollTo({ top: 0, behavior: 'instant' });
  });
};

test('every route of the web app is among the screens', () => {
  expect([...new Set(allScreens.map(({ route }) => route))].toSorted()).toEqual([...routes].toSorted());
});

for (const [index, screen] of allScreens.entries()) {
  // A second visit would take as long as the first: half of the screens are loaded on a phone, the others on a desktop.
  const looks = (index % 2 === 0 ? ([PHONE, DESKTOP] as const) : ([DESKTOP, PHONE] as const)).filter(
    ({ size }) => screen.only === undefined || screen.only === size,
  );
  const otherSize = OTHER_SIZES[index % OTHER_SIZES.length] ?? ENLARGED;

  test(`${screen.route} (${screen.state}) is accessible, fits and stays where it is`, async ({
    newVisitor,
    usedPage,
    open,
  }) => {
    const [first = PHONE] = looks;
    // A clock that was stopped stands still for all pages of a browser.
    const page = await (runsAll || screen.clock ? newVisitor(optionsOf(first)) : usedPage(first));
    await open(page, screen);
    // What a person does may make room for what it brings.
    if (!screen.act) await expectNothingMoved(page, screen);
    for (const look of looks) {
      await lookAgain(page, look);
      await expectNoSidewaysScroll(page);
      expect(await smallTargetsOn(page), `what is too small to press on a ${look.size}`).toEqual([]);
      const isWhole = runsAll || look === first;
      await expectNoAxeViolations(page, isWhole ? {} : { rules: OF_LOOKS });
    }
    for (const size of runsAll ? OTHER_SIZES : [otherSize]) {
      await page.setViewportSize(size);
      await expectNoSidewaysScroll(page);
    }
  });
}
