import { clip } from './clip.ts';
import { innerQuotes, quotesBalance } from './quotes.ts';

/** Prose of at most `max` characters, in which a cut or a sentence taken out leaves no lone quotation mark behind. */
export const bounded = (prose: string, max: number): string => {
  const cut = clip(prose, max);
  return quotesBalance(cut) ? cut : innerQuotes(cut);
};
