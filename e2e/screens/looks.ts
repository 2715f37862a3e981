import type { BrowserContextOptions } from '@playwright/test';
import { phone } from '../src/test.ts';
import type { Screen } from './screen.ts';

const SIZES = { phone, desktop: { viewport: { width: 1280, height: 800 } } } as const;

/** How somebody looks at a screen. */
export interface Look {
  size: keyof typeof SIZES;
  scheme: 'light' | 'dark';
}

export const sizeOf = (size: Look['size']): { width: number; height: number } => SIZES[size].viewport;

export const optionsOf = ({ size, scheme }: Look): BrowserContextOptions => ({
  ...SIZES[size],
  colorScheme: scheme,
});

/** A screen that exists only on a phone, or only on a desktop, is looked at there alone. */
export const looksAt = ({ only }: Screen): Look[] =>
  (['desktop', 'phone'] as const)
    .filter((size) => only === undefined || only === size)
    .flatMap((size) => (['light', 'dark'] as const).map((scheme) => ({ size, scheme })));
