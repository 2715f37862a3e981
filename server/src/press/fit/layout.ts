import type { Design, Level } from '../design.ts';
import type { ResumePage } from '../page.ts';
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

/** Where the parts of a page that was laid out ended: distances from its upper edge, in points. */
export interface Heights {
  columns: number;
  main: number;
  side: number;
  closing: number;
}

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
