import type { Design } from '../design.ts';
import type { LeftOut } from '../losses.ts';
import type { Column, ResumePage } from '../page.ts';
import { likelyLevel, overfill } from './arrange.ts';
import { type Attempt, fits, tryLevel } from './attempt.ts';
import type { Layout, PageSetter } from './layout.ts';
import { pickLevel, tightest } from './levels.ts';
import { estimateRoom } from './room.ts';
import { trim } from './trim.ts';

export interface Fit {
  /** How to set the page; its `page` is the one to print, with texts cut where they had to be. */
  layout: Layout;
  trimmed: LeftOut[];
}

/** How left-over height is used: gaps widen up to `gap` ems; a poster's photo takes a share, and its text sinks a bit. */
const SPREAD = { gap: 1.3, photo: 0.5, photoMost: 80, sink: 0.35 };

/** A page that fills so many sheets by estimate is cut at once: the estimate never errs so much that it could fit whole. */
const HOPELESS = 2;

/** Whether the next roomier level is likely to fit, by how tall this one turned out: text fills area, so by its square. */
const worthwhile = <Doc>(
  { index, left, set: { heights }, layout: { page, level } }: Attempt<Doc>,
  design: Design,
): boolean => {
  const roomier = pickLevel(design, index - 1);
  const [now, then] = [estimateRoom(page, level, design), estimateRoom(page, roomier, design)];
  const hasRoom = (column: Column) => {
    const { top, bottom } = heights[column];
    const growth = (bottom - top) * ((roomier.text / level.text) ** 2 - 1);
    return left[column] - growth > now[column] - then[column];
  };
  return index > 0 && hasRoom('main') && hasRoom('side');
};

/** From the likely level to the roomiest one that fits; the tightest where none does. */
const findLevel = <Doc>(setter: PageSetter<Doc>, page: ResumePage): Attempt<Doc> => {
  const { design } = setter;
  let found = tryLevel(setter, page, { index: likelyLevel(page, design) });
  while (!fits(found) && found.index < tightest(design)) found = tryLevel(setter, page, { index: found.index + 1 });
  while (worthwhile(found, design)) {
    const roomier = tryLevel(setter, page, { index: found.index - 1 });
    if (!fits(roomier)) break;
    found = roomier;
  }
  return found;
};

/** Spends what a fitting page leaves over: on a poster's photo and head room, then on the gaps between sections. */
const spread = <Doc>({ layout, left }: Attempt<Doc>): Layout => {
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
  return { ...layout, extra, level: { ...level, photo: level.photo + photo } };
};

/**
 * Finds how to set a page so that it fills one sheet and never two: first by type size, then by the space between
 * sections, last by cutting long texts, the least important most (design.md §1). The same page always fits the same way.
 * @param setter tries layouts, in its design.
 * @throws Error when even the shortest texts do not fit.
 */
export const fitPage = <Doc>(setter: PageSetter<Doc>, page: ResumePage): Fit => {
  const whole = overfill(page, setter.design) > HOPELESS ? null : findLevel(setter, page);
  const { attempt, trimmed } = whole && fits(whole) ? { attempt: whole, trimmed: [] } : trim(setter, page);
  return { layout: spread(attempt), trimmed };
};
