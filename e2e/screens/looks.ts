import type { BrowserContextOptions } from '@playwright/test';
import { phone } from '../src/test.ts';
import type { Screen } from './screen.ts';

const SIZES = {
  phone,
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
  wide: { viewport: { width: 1920, height: 1080 } },
} as const;

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

type Size = Look['size'];

/** A screen that exists only on a phone, or only on a desktop, is looked at there alone. */
const SIZES_OF: Record<'phone' | 'desktop' | 'any', readonly Size[]> = {
  phone: ['phone'],
  desktop: ['desktop', 'wide'],
  any: ['desktop', 'wide', 'tablet', 'phone'],
};

/** Every way in which the contact sheets show a screen. */
export const looksAt = ({ only }: Screen): Look[] =>
  SIZES_OF[only ?? 'any'].flatMap((size) => (['light', 'dark'] as const).map((scheme) => ({ size, scheme })));
