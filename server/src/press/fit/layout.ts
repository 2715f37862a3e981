import type { Design, Level } from '../design.ts';
import type { Column, ResumePage } from '../page.ts';
import type { Columns } from './arrange.ts';

/** What is added to the level's own spacing, in points: over both columns, and between the sections of each. */
export interface Extra {
  top: number;
  main: number;
  side: number;
}

/** One way to set a page. */
export interface Layout {
  page: ResumePage;
  columns: Columns;
  level: Level;
  extra: Extra;
}

/** Where a column that was laid out stands: distances from the upper edge of the page, in points. */
export interface ColumnHeights {
  /** Where its room begins, `bottom` where its sections end, `foot` where what closes the page begins under it. */
  top: number;
  bottom: number;
  foot: number;
}

export type Heights = Record<Column, ColumnHeights>;

export interface SetPage<Doc> {
  doc: Doc;
  heights: Heights;
}

/** Lays pages out in one design. */
export interface PageSetter<Doc> {
  design: Design;
  /** Lays a page out as told, and says where its parts ended. */
  setLayout(layout: Layout): SetPage<Doc>;
}
