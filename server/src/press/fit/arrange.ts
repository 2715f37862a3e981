import type { Column, ResumePage, Section } from '../page.ts';
import { roomAt, sectionHeight } from './estimate.ts';
import { LEVELS, type Level, levelAt, TIGHTEST } from './levels.ts';

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

/** Sections dealt so far: how tall the columns stand, in points, and how many sections had to move. */
interface Deal {
  arrangement: Arrangement;
  main: number;
  side: number;
  moved: number;
}

const heightOf = ({ main, side }: Deal, gap: number): number =>
  Math.max(main - gap, side > 0 ? side - gap + PANEL_PADDING : 0);

const place = (deal: Deal, section: Section, column: Column, level: Level): Deal => ({
  ...deal,
  arrangement: [...deal.arrangement, column],
  [column]: deal[column] + sectionHeight(section, column, level),
  moved: deal.moved + (column === section.column ? 0 : 1),
});

/** Every way to place the movable sections: five of them at most, so 32 ways. */
const deals = ({ sections }: ResumePage, level: Level): Deal[] =>
  sections.reduce<Deal[]>(
    (made, section) => {
      const columns: Column[] = section.movable ? ['main', 'side'] : [section.column];
      return made.flatMap((deal) => columns.map((column) => place(deal, section, column, level)));
    },
    [{ arrangement: [], main: 0, side: 0, moved: 0 }],
  );

const bestDeal = (page: ResumePage, level: Level): Deal => {
  const cost = (deal: Deal) => heightOf(deal, level.gap) + deal.moved * MOVE_COST;
  return deals(page, level).reduce((best, deal) => (cost(deal) < cost(best) ? deal : best));
};

/** Deals the sections to two columns of about equal height, moving as few as it takes. */
export const arrange = (page: ResumePage, level: Level): Arrangement => bestDeal(page, level).arrangement;

/** The roomiest level a page is likely to fit, by estimate: where fitting begins. */
export const likelyLevel = (page: ResumePage): number => {
  const found = LEVELS.findIndex((level) => heightOf(bestDeal(page, level), level.gap) <= roomAt(page, level));
  return found === -1 ? TIGHTEST : found;
};

/** How many times the room of its sheet the page asks for at the tightest level, by estimate. */
export const overfill = (page: ResumePage): number => {
  const level = levelAt(TIGHTEST);
  return heightOf(bestDeal(page, level), level.gap) / Math.max(1, roomAt(page, level));
};
