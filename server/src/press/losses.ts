import type { Source } from './page.ts';

/** A text of which something is not on the page. */
export interface LeftOut {
  /** As it is called on the page. */
  name: string;
  source: Source;
}

/** What a page does not show of what was said. */
export interface Losses {
  /** Texts that there was no room for all of. */
  trimmed: LeftOut[];
  /** Texts with characters that no font has: a sign stands for each. */
  undrawn: LeftOut[];
}
