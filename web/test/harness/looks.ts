import axe from 'axe-core';
import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { smallTargets } from './small-targets.ts';

const SIZES = {
  phone: [360, 740],
  tablet: [768, 1024],
  desktop: [1280, 800],
  wide: [1920, 1080],
  enlarged: [640, 400],
} as const;

/** Window and colour scheme in which somebody looks at a screen. `enlarged` is a desktop at 200 % zoom. */
export interface Look {
  size: keyof typeof SIZES;
  scheme: 'light' | 'dark';
}

/** Rules whose result depends on colours and sizes. All others find the same in every look. */
const RULES_OF_LOOKS = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

/** A place on a drawn page. It may be small, because a touch takes the nearest one. */
const PLACE = ' data-place=';

declare module 'vitest/browser' {
  interface BrowserCommands {
    colorScheme: (scheme: Look['scheme']) => Promise<void>;
    picture: (name: string) => Promise<void>;
  }
}

export async function look({ size, scheme }: Look): Promise<void> {
  await resize(size);
  if (matchMedia(`(prefers-color-scheme: ${scheme})`).matches) return;
  await commands.colorScheme(scheme);
}

export async function resize(size: Look['size']): Promise<void> {
  const [width, height] = SIZES[size];
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
}

/** Checks that the screen has no accessibility violation, no sideways scroll and no control smaller than a fingertip. */
export async function expectFine(how: 'whole' | 'look' = 'whole'): Promise<void> {
  await expectNoSidewaysScroll();
  expect(smallTargets(), 'controls that are too small').toEqual([]);
  // Further down something always lies half under the header.
  scrollTo({ top: 0, behavior: 'instant' });
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    ...(how === 'look' && { runOnly: RULES_OF_LOOKS }),
  });
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ html }) => id !== 'target-size' || !html.includes(PLACE))
      .map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}: ${failureSummary}`),
  );
  expect(lines, 'axe').toEqual([]);
}

export async function expectNoSidewaysScroll(): Promise<void> {
  const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  await expect.poll(overhang, { message: 'pixels wider than the window' }).toBeLessThanOrEqual(0);
}

/** Long pages end here, in pixels: further down is more of the same. */
const MAX_HEIGHT = 12_000;

const plain = (text: string): string => text.replaceAll(/[^\p{L}\d]+/gu, '-').replaceAll(/^-|-$/g, '') || 'home';

/** Takes pictures of the open screen: the whole page, or the window where a dialog is over it. */
export async function takePictures(screen: string, state: string, only: string | undefined): Promise<void> {
  for (const size of (['phone', 'tablet', 'desktop', 'wide'] as const).filter((each) => !only || each === only)) {
    for (const scheme of ['light', 'dark'] as const) {
      await look({ size, scheme });
      const [width, height] = SIZES[size];
      const whole = Math.min(document.documentElement.scrollHeight, MAX_HEIGHT);
      if (!document.querySelector('[role$=dialog]')) await page.viewport(width, Math.max(height, whole));
      await commands.picture(`${plain(screen)}/${plain(state)} ${size} ${scheme}`);
    }
  }
}
