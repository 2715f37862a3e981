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

declare module 'vitest/browser' {
  interface BrowserCommands {
    colorScheme: (scheme: Look['scheme']) => Promise<void>;
  }
}

export async function look({ size, scheme }: Look): Promise<void> {
  const [width, height] = SIZES[size];
  await page.viewport(width, height);
  await commands.colorScheme(scheme);
}

/** Checks that the screen has no accessibility violation, no sideways scroll and no control smaller than a fingertip. */
export async function expectFine(how: 'whole' | 'look' = 'whole'): Promise<void> {
  await expect.poll(overhang, { message: 'pixels wider than the window' }).toBeLessThanOrEqual(0);
  expect(smallTargets(), 'controls that are too small').toEqual([]);
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    ...(how === 'look' && { runOnly: RULES_OF_LOOKS }),
  });
  const lines = violations.flatMap(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.map(({ html, failureSummary }) => `  ${html}: ${failureSummary}`)].join('\n'),
  );
  expect(lines, 'axe').toEqual([]);
}

const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
