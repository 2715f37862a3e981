import type { Column, ResumePage, Section } from '../page.ts';
import { roomAt, sectionHeight } from './estimate.ts';
import { LEVELS, type Level, TIGHTEST } from './levels.ts';

/** The column of each section of a page, in the page's order. */
export type Arrangement = Column[];

export type Columns = Record<Column, Section[]>;

/** What moving a section out of its own column must gain, in points, to be worth it. */
const MOVE_COST = 12;
/** Space around the side panel's text. */
const PANEL_PADDING = 32;

export const columnsOf = ({ sections }: ResumePage, arrangement: Arrangement): Columns => ({
  main: sections.filter((_section, at) => arrangement[at] === 'main'),
  side: sections.filter((_section, at) => arrangement[at] === 'side'),
});

const taller = ({ main, side }: Columns, level: Level): number => {
  const tall = (sections: Section[], narrow: boolean) =>
    sections.reduce((sum, section) => sum + sectionHeight(section, level, narrow), 0);
  return Math.max(tall(main, false), side.length > 0 ? tall(side, true) + PANEL_PADDING : 0);
};

const other = (column: Column): Column => (column === 'main' ? 'side' : 'main');

/** Every way to place the movable sections; the first leaves all where they belong. */
const choices = (sections: Section[]): Arrangement[] =>
  sections.reduce<Arrangement[]>(
    (made, { column, movable }) =>
      (movable ? [column, other(column)] : [column]).flatMap((next) => made.map((columns) => [...columns, next])),
    [[]],
  );

const costOf = (page: ResumePage, arrangement: Arrangement, level: Level): number => {
  const moved = page.sections.filter(({ column }, at) => column !== arrangement[at]).length;
  return taller(columnsOf(page, arrangement), level) + moved * MOVE_COST;
};

/** Deals the sections to two columns of about equal height, moving as few as it takes. */
export const arrange = (page: ResumePage, level: Level): Arrangement =>
  choices(page.sections)
    .map((arrangement) => ({ arrangement, cost: costOf(page, arrangement, level) }))
    .reduce((best, choice) => (choice.cost < best.cost ? choice : best)).arrangement;

/** The roomiest level a page is likely to fit, by estimate: where fitting begins. */
export const likelyLevel = (page: ResumePage): number => {
  const fits = (level: Level) => taller(columnsOf(page, arrange(page, level)), level) <= roomAt(page, level);
  const found = LEVELS.findIndex(fits);
  return found === -1 ? TIGHTEST : found;
};
