import type { Design, Level } from '../design.ts';
import type { Column, ResumePage, Section } from '../page.ts';
import { estimateHeight, sidePadding } from './estimate.ts';
import { pickLevel, tightest } from './levels.ts';
import { estimateRoom } from './room.ts';

/** The column of each section of a page, in the page's order. */
export type Arrangement = Column[];

export type Columns = Record<Column, Section[]>;

/** What moving a section out of its own column must gain, in points, to be worth it. */
const MOVE_COST = 12;

/** Splits a page's sections into its two columns as arranged, without those of which nothing is left. */
export const splitColumns = ({ sections }: ResumePage, arrangement: Arrangement): Columns => ({
  main: sections.filter(({ entries }, at) => entries.length > 0 && arrangement[at] === 'main'),
  side: sections.filter(({ entries }, at) => entries.length > 0 && arrangement[at] === 'side'),
});

/** Sections dealt so far: how tall the columns stand, in points, and how many sections had to move. */
interface Deal {
  arrangement: Arrangement;
  main: number;
  side: number;
  moved: number;
}

/** How tall the columns of a deal stand, in points. */
const dealHeights = ({ main, side }: Deal, { gap }: Level, design: Design): Record<Column, number> => ({
  main: main - gap,
  side: side > 0 ? side - gap + sidePadding(design) : 0,
});

const place = (deal: Deal, section: Section, column: Column, height: number): Deal => ({
  ...deal,
  arrangement: [...deal.arrangement, column],
  [column]: deal[column] + height,
  moved: deal.moved + (column === section.column ? 0 : 1),
});

/** Every way to place the movable sections: five of them at most, so 32 ways. */
const deals = ({ sections }: ResumePage, level: Level, design: Design): Deal[] =>
  sections.reduce<Deal[]>(
    (made, section) => {
      const columns: Column[] = section.movable ? ['main', 'side'] : [section.column];
      const placed = columns.map((column) => ({ column, height: estimateHeight(section, column, level, design) }));
      return made.flatMap((deal) => placed.map(({ column, height }) => place(deal, section, column, height)));
    },
    [{ arrangement: [], main: 0, side: 0, moved: 0 }],
  );

const bestDeal = (page: ResumePage, level: Level, design: Design): Deal => {
  const room = estimateRoom(page, level, design);
  const cost = (deal: Deal) => {
    const { main, side } = dealHeights(deal, level, design);
    return Math.max(main - room.main, side - room.side) + deal.moved * MOVE_COST;
  };
  return deals(page, level, design).reduce((best, deal) => (cost(deal) < cost(best) ? deal : best));
};

/** Deals the sections to two columns of about equal height, moving as few as it takes. */
export const arrange = (page: ResumePage, level: Level, design: Design): Arrangement =>
  bestDeal(page, level, design).arrangement;

/** How many times the room of its column the fuller one asks for at a level, by estimate. */
const fill = (page: ResumePage, level: Level, design: Design): number => {
  const { main, side } = dealHeights(bestDeal(page, level, design), level, design);
  const room = estimateRoom(page, level, design);
  return Math.max(main / Math.max(1, room.main), side / Math.max(1, room.side));
};

/** The roomiest level a page is likely to fit, by estimate: where fitting begins. */
export const likelyLevel = (page: ResumePage, design: Design): number => {
  const found = design.levels.findIndex((level) => fill(page, level, design) <= 1);
  return found === -1 ? tightest(design) : found;
};

/** How many times the room of its sheet the page asks for at the tightest level, by estimate. */
export const overfill = (page: ResumePage, design: Design): number =>
  fill(page, pickLevel(design, tightest(design)), design);
