import type { Page } from './page.ts';

/** A line of a page, and where it begins there. */
export interface Line {
  page: Page;
  start: number;
  text: string;
  /** Whom the heading above it announces. */
  about: 'pet' | 'people' | null;
}
