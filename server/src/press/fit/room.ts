import type { Design, Level } from '../design.ts';
import type { Column, ResumePage } from '../page.ts';
import { columnWidth, contentWidth, countLines } from './estimate.ts';
import { estimateWidth } from './text-width.ts';

/** About how much height each column of a page has, in points. */
type Room = Record<Column, number>;

/** About how tall the closing band stands, and a line of footnotes with the white around it, in points. */
const CLOSING = 90;
const FOOTNOTES = 44;
/** What a QR code adds to either. */
const QR_IN_CLOSING = 24;
const QR_IN_FOOTNOTES = 52;
/** Lines that are left under the name where its one line is not written yet. */
const UNWRITTEN_LINES = 1;

/** How tall the words of a header stand in so many points of width. */
const wordsHeight = ({ oneLiner, unwritten }: ResumePage, { text, name }: Level, width: number): number => {
  const size = text * 1.42;
  const lines = unwritten ? UNWRITTEN_LINES : countLines([estimateWidth(oneLiner) * 1.03], width / size);
  return text + name * 1.35 + lines * size * 1.2;
};

/** How tall the chips stand in so many points of width, with the white over them. */
const chipsHeight = ({ chips }: ResumePage, { text, gap }: Level, width: number): number => {
  const row = chips.reduce((sum, chip) => sum + estimateWidth(chip.text) + 2.6, 0) * text * 0.93;
  const rows = Math.ceil(row / (width * 1.15));
  return rows > 0 ? gap * 0.75 + rows * text * 2.1 : 0;
};

/** Both columns under a header as wide as the page, and over a closing band. */
const underHeader = (page: ResumePage, level: Level, design: Design): Room => {
  const { poster, text, photo, gap } = level;
  const content = contentWidth(design);
  const words = wordsHeight(page, level, poster ? content * 0.84 : content - design.besidePhoto - photo);
  const top = poster ? photo + words : Math.max(photo, words);
  const strip = page.facts.length > 0 ? gap * 1.25 + text * 3.8 : 0;
  const header = gap * 1.9 + top + strip + 18 + chipsHeight(page, level, content);
  const closing = CLOSING + (page.footer.link ? QR_IN_CLOSING : 0);
  const room = design.sheet.height - closing - header - gap * 2.2;
  return { main: room, side: room };
};

/** Each column under a part of the header; the narrow one also holds facts and contact. */
const besidePanel = (page: ResumePage, level: Level, design: Design): Room => {
  const { text, photo, gap } = level;
  const main = columnWidth(design, 'main');
  const head = Math.max(photo, wordsHeight(page, level, main) + 2 * gap);
  const left = design.sheet.height - head - gap * 2.2;
  const facts = page.facts.length * text * 1.7 + gap;
  const contact = page.contact ? text * 1.5 + 30 + 28 * page.contact.lines.length + 2 * gap : 0;
  const footnotes = FOOTNOTES + (page.footer.link ? QR_IN_FOOTNOTES : 0);
  return { main: left - chipsHeight(page, level, main) - footnotes, side: left - facts - contact };
};

const ROOMS = { classic: underHeader, modern: besidePanel, playful: underHeader } as const;

/** About how much height a level leaves for each column, in points. */
export const estimateRoom = (page: ResumePage, level: Level, design: Design): Room =>
  ROOMS[design.template](page, level, design);
