import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A place on a drawn page. They may be small and close: a touch beside them takes the nearest, which axe cannot know. */
const PLACE = ' data-place=';

/** Checks the page as it stands. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // In the page itself, whose frames are none of ours or of its own origin; what is in order need not be told. Each is half of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const lines = violations.flatMap(({ id, help, nodes: all }) => {
    const nodes = all.filter(({ html }) => id !== 'target-size' || !html.includes(PLACE));
    if (nodes.length === 0) return [];
    const places = nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}: ${failureSummary}`);
    return [`${id}: ${help}`, ...places].join('\n');
  });
  expect(lines, 'what axe found').toEqual([]);
}

/** No part of the page sticks out to the right, so a phone has nothing to scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // Right after a window was made narrower the page may still be on its way there.
  await expect
    .poll(overhang, { message: 'pixels by which the page is wider than the screen', timeout: 2000 })
    .toBeLessThanOrEqual(0);
}
