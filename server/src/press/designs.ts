import { type DesignName, type Look, PAPER_SIZES, type Paper } from '@pawsume/contract/page-settings';
import type { Design } from './design.ts';
import { type Accent, PALETTES } from './designs/accents.ts';
import { classic } from './designs/classic.ts';
import { modern } from './designs/modern.ts';
import { playful } from './designs/playful.ts';

/** Every design that a page can be set in: a file in designs/ each, and a row here. */
const DESIGNS: Record<DesignName, (accent: Accent) => Omit<Design, 'sheet'>> = {
  Classic: classic,
  Modern: modern,
  Playful: playful,
};

const POINTS_PER_MM = 72 / 25.4;

const sheetOf = (paper: Paper): Design['sheet'] => {
  const { width, height } = PAPER_SIZES[paper];
  return { width: width * POINTS_PER_MM, height: height * POINTS_PER_MM };
};

/** All measures and colours of a look. */
export const designOf = ({ design, accent, paper }: Look): Design => ({
  ...DESIGNS[design](PALETTES[accent]),
  sheet: sheetOf(paper),
});
