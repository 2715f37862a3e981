import type { ResumePage } from '../page.ts';
import { type Cut, heightOfSections } from './columns.ts';

/** Of the words on paper in points, from roomy to dense. */
export const SIZES = [10.6, 10, 9.3, 8.6, 7.9, 7.2, 6.5] as const;
/** How many letters of the narrow column fit on a sheet at each of them. */
const ROOM = [1100, 1350, 1600, 1950, 2400, 2850, 3250] as const;
/**
 * To how many lines texts are cut where all is not enough. What speaks against the pet, and what matters most, gives way last, and of
 * it something always stands.
 */
export const CUTS: readonly Cut[] = [
  { details: 12, hearts: 60 },
  { details: 8, hearts: 40 },
  { details: 5, hearts: 24 },
  { details: 4, hearts: 16 },
  { details: 3, hearts: 12 },
  { details: 2, hearts: 9 },
  { details: 2, hearts: 7 },
  { details: 2, hearts: 5 },
  { details: 1, hearts: 4 },
  { details: 1, hearts: 3 },
  { details: 1, hearts: 2 },
];
/** What stands over and under the columns, in the same measure. */
const LINE = 40;

interface Density {
  /** Of SIZES. */
  level: number;
  /** Of CUTS; null where nothing is cut. */
  cut: number | null;
}

/** How dense a page has to be printed to fit on one sheet. */
export const densityOf = (page: ResumePage, { hasPhoto, proofs }: { hasPhoto: boolean; proofs: number }): Density => {
  const chips = page.chips.reduce((sum, { text }) => sum + text.length + 6, 0);
  const rows = Math.ceil(chips / 110) + Math.ceil(page.facts.length / 4) + (hasPhoto ? 2 : 0) + proofs;
  const heightOf = (cut?: Cut) => heightOfSections(page.sections, cut) + rows * LINE;
  const level = ROOM.findIndex((room) => heightOf() <= room);
  if (level >= 0) return { level, cut: null };
  const densest = SIZES.length - 1;
  const cut = CUTS.findIndex((each) => heightOf(each) <= (ROOM[densest] ?? 0));
  return { level: densest, cut: cut < 0 ? CUTS.length - 1 : cut };
};
