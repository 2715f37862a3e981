import type { LeftOut } from '../losses.ts';
import type { Column, ResumePage } from '../page.ts';
import type { Arrangement } from './arrange.ts';
import { type Attempt, fits, tryLevel } from './attempt.ts';
import type { PageSetter } from './layout.ts';
import { tightest } from './levels.ts';
import { type BudgetOf, type Shortened, shorten, shortenHeads } from './shorten.ts';

export interface Trimmed<Doc> {
  attempt: Attempt<Doc>;
  trimmed: LeftOut[];
}

/** Em widths to cut texts to, each a little less than the one before: from a long paragraph to a few words. */
const BUDGETS = Array.from({ length: 88 }, (_, step) => 1200 * 0.95 ** step);

/** The largest budget that `trial` finds fitting, by halving. */
const largest = <Doc>(trial: (budget: number) => Trimmed<Doc>): (Trimmed<Doc> & { budget: number }) | null => {
  let [low, high] = [0, BUDGETS.length - 1];
  let best: (Trimmed<Doc> & { budget: number }) | null = null;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const budget = BUDGETS[middle] ?? 0;
    const tried = trial(budget);
    if (fits(tried.attempt)) {
      best = { ...tried, budget };
      high = middle - 1;
    } else {
      low = middle + 1;
    }
  }
  return best;
};

const eachOnce = (texts: LeftOut[]): LeftOut[] => [...new Map(texts.map((text) => [text.name, text])).values()];

/** Longest headings to try, in characters, where even the shortest texts leave too little room. */
const HEADS = [60, 40, 24, 12, 6];

/** The page with the longest headings that its shortest texts leave room for. */
const withRoom = <Doc>(setter: PageSetter<Doc>, page: ResumePage): Shortened => {
  for (const heads of [{ page, trimmed: [] }, ...HEADS.map((most) => shortenHeads(page, most))]) {
    const shortest = shorten(heads.page, () => BUDGETS.at(-1) ?? 0);
    if (fits(tryLevel(setter, shortest.page, { index: tightest(setter.design) }))) return heads;
  }
  throw new Error('The page does not fit even with its texts cut short.');
};

/**
 * Cuts texts until the page fits at the tightest level. First all by the same measure; then the column with more room
 * left gets some of its words back. Headings are cut only where they alone are too long.
 * @throws Error when even the shortest texts do not fit.
 */
export const trim = <Doc>(setter: PageSetter<Doc>, whole: ResumePage): Trimmed<Doc> => {
  const heads = withRoom(setter, whole);
  const index = tightest(setter.design);
  const trial = (budgetOf: BudgetOf, arrangement?: Arrangement): Trimmed<Doc> => {
    const short = shorten(heads.page, budgetOf);
    const at = arrangement ? { index, arrangement } : { index };
    return { attempt: tryLevel(setter, short.page, at), trimmed: eachOnce([...heads.trimmed, ...short.trimmed]) };
  };
  const even = largest((budget) => trial(() => budget));
  if (!even) throw new Error('The page does not fit even with its texts cut short.');
  const { arrangement, left } = even.attempt;
  const roomier: Column = left.main > left.side ? 'main' : 'side';
  const budgetWith = (budget: number): BudgetOf => {
    return (section) => (section !== null && arrangement[section] === roomier ? budget : even.budget);
  };
  return largest((budget) => trial(budgetWith(budget), arrangement)) ?? even;
};
