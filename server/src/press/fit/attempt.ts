import type { Column, ResumePage } from '../page.ts';
import { type Arrangement, arrange, splitColumns } from './arrange.ts';
import type { ColumnHeights, Layout, PageSetter, SetPage } from './layout.ts';
import { pickLevel } from './levels.ts';

export interface Attempt<Doc> {
  /** Which level was tried. */
  index: number;
  arrangement: Arrangement;
  layout: Layout;
  set: SetPage<Doc>;
  /** Height left under each column, in points; negative where it runs into the closing band. */
  left: Record<Column, number>;
}

/** The least white between the columns and the closing band, as a part of the level's gap. */
const FOOT = 1.1;

export const fits = <Doc>({ left }: Attempt<Doc>): boolean => Math.min(left.main, left.side) >= 0;

/** Sets a page at one level, with its sections placed anew or as told. */
export const tryLevel = <Doc>(
  { design, setLayout }: PageSetter<Doc>,
  page: ResumePage,
  { index, arrangement }: { index: number; arrangement?: Arrangement },
): Attempt<Doc> => {
  const level = pickLevel(design, index);
  const placed = arrangement ?? arrange(page, level, design);
  const layout = { page, columns: splitColumns(page, placed), level, extra: { top: 0, main: 0, side: 0 } };
  const set = setLayout(layout);
  const { main, side } = set.heights;
  const leftUnder = ({ bottom, foot }: ColumnHeights) => foot - level.gap * FOOT - bottom;
  const left = { main: leftUnder(main), side: leftUnder(side) };
  return { index, arrangement: placed, layout, set, left };
};
