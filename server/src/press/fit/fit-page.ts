import type { ResumePage } from '../page.ts';
import { likelyLevel } from './arrange.ts';
import { type Attempt, fits, tryLevel } from './attempt.ts';
import type { SetLayout, SetPage } from './layout.ts';
import { TIGHTEST } from './levels.ts';
import { trim } from './trim.ts';

export interface FittedPage<Doc> {
  doc: Doc;
  /** The page as printed. */
  page: ResumePage;
  trimmed: string[];
}

/** How left-over height is used: gaps widen up to `gap` ems; a poster's photo takes a share, and its text sinks a bit. */
const SPREAD = { gap: 1.3, photo: 0.5, photoMost: 80, sink: 0.35, worth: 1 };

/** One level up is some 6 % taller: with less than this left over, trying it would be in vain. */
const worthwhile = <Doc>({ left, set: { heights }, layout: { level } }: Attempt<Doc>): boolean => {
  const taller = Math.max(heights.main, heights.side) - heights.columns;
  return Math.min(left.main, left.side) > taller * 0.06 + level.text;
};

/** From the likely level to the roomiest one that fits; the tightest where none does. */
const findLevel = <Doc>(setLayout: SetLayout<Doc>, page: ResumePage): Attempt<Doc> => {
  let found = tryLevel(setLayout, page, { index: likelyLevel(page) });
  while (!fits(found) && found.index < TIGHTEST) found = tryLevel(setLayout, page, { index: found.index + 1 });
  while (found.index > 0 && worthwhile(found)) {
    const roomier = tryLevel(setLayout, page, { index: found.index - 1 });
    if (!fits(roomier)) break;
    found = roomier;
  }
  return found;
};

/** Sets a fitting page again with what was left over spent on photo, head room and the gaps between sections. */
const spread = <Doc>(setLayout: SetLayout<Doc>, { layout, set, left }: Attempt<Doc>): SetPage<Doc> => {
  const { level, columns } = layout;
  const spare = Math.min(left.main, left.side);
  const photo = level.poster ? Math.min(spare * SPREAD.photo, SPREAD.photoMost) : 0;
  const top = level.poster ? (spare - photo) * SPREAD.sink : 0;
  const gap = (sections: unknown[], room: number) =>
    sections.length < 2 ? 0 : Math.max(0, Math.min(room / (sections.length - 1), level.text * SPREAD.gap));
  const extra = {
    top,
    main: gap(columns.main, left.main - photo - top),
    side: gap(columns.side, left.side - photo - top),
  };
  if (Math.max(extra.main, extra.side, photo) < SPREAD.worth) return set;
  return setLayout({ ...layout, extra, level: { ...level, photo: level.photo + photo } });
};

/**
 * Sets a page so that it fills one sheet and never two: first by type size, then by the space between sections, last
 * by cutting long texts, the least important most (design.md §1). The same page is always set the same way.
 * @throws Error when even the shortest texts do not fit.
 */
export const fitPage = <Doc>(setLayout: SetLayout<Doc>, page: ResumePage): FittedPage<Doc> => {
  const whole = findLevel(setLayout, page);
  const { attempt, trimmed } = fits(whole) ? { attempt: whole, trimmed: [] } : trim(setLayout, page);
  return { doc: spread(setLayout, attempt).doc, page: attempt.layout.page, trimmed };
};
