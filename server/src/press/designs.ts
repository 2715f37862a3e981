import { type DesignName, type Look, PAPER_SIZES, type Paper } from '@pawsume/contract/page-settings';
import type { Design } from './design.ts';
import { classic } from './designs/classic.ts';

/** Every design that a page can be set in: a file in designs/ each, and a row here. */
const DESIGNS: Record<DesignName, Omit<Design, 'sheet'>> = { Classic: classic, Modern: classic, Playful: classic };

const POINTS_PER_MM = 72 / 25.4;

const sheetOf = (paper: Paper): Design['sheet'] => {
  const { width, height } = PAPER_SIZES[paper];
  return { width: width * POINTS_PER_MM, height: height * POINTS_PER_MM };
};

/** All measures and colours of a look. */
export const designOf = ({ design, paper }: Look): Design => ({ ...DESIGNS[design], sheet: sheetOf(paper) });
