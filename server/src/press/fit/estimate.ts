import type { Entry, ResumePage, Section } from '../page.ts';
import type { Level } from './levels.ts';

/** Column widths of template/look.typ, in points; the side panel's without its padding. */
const WIDTH = { main: 305, side: 142, band: 345, page: 503 };
const LABEL_COLUMN = 10.4;
const LINE = 1.21;
const PAGE_HEIGHT = 842;
const CLOSING = 90;

const NARROW = /[\s.,;:'’!|()[\]iIjlft1-]/u;
const FULL_WIDTH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

const widthOf = (char: string): number => {
  if (char.charCodeAt(0) > 0x2fff && FULL_WIDTH.test(char)) return 1;
  if (NARROW.test(char)) return 0.26;
  return char >= 'A' && char <= 'Z' ? 0.6 : 0.51;
};

/** How wide a text runs, in ems: an average of the text font, good to a few percent. */
export const emsOf = (text: string): number => {
  let ems = 0;
  for (const char of text) ems += widthOf(char);
  return ems;
};

/** Lines of a text set `size` large in a column `width` wide; lines break early by half a word. */
const linesIn = (text: string, size: number, width: number): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil((emsOf(line) * size * 1.03) / width)), 0);

const entryLines = (entry: Entry, size: number, narrow: boolean): number => {
  const width = narrow ? WIDTH.side : WIDTH.main;
  if (entry.kind === 'paragraph') return linesIn(entry.text, size, width);
  if (entry.kind === 'reference') {
    return (
      linesIn(`${entry.role} · ${entry.name}`, size, width) + (entry.contact ? linesIn(entry.contact, size, width) : 0)
    );
  }
  if (narrow) return linesIn(`${entry.label}  ${entry.text}`, size, width);
  return linesIn(entry.text, size, width - LABEL_COLUMN * size);
};

/** About how tall one section runs in a column, in points, with the gap under it. */
export const sectionHeight = (section: Section, level: Level, narrow: boolean): number => {
  const { text, gap } = level;
  const entries = section.entries.map((entry) => {
    const marked = entry.kind === 'fact' && entry.tone === 'caution' ? 10 : 0;
    return entryLines(entry, text, narrow) * LINE * text + marked;
  });
  return text * 1.9 + entries.reduce((sum, height) => sum + height, 0) + gap;
};

/** About how tall photo, name, strip and chips run, in points. */
const headerHeight = (page: ResumePage, { poster, text, photo, name, gap }: Level): number => {
  const oneLiner = linesIn(page.oneLiner, text * 1.42, poster ? WIDTH.page * 0.84 : WIDTH.band) * text * 1.6;
  const beside = poster ? name * 1.5 + text + 18 + oneLiner : 0;
  const strip = page.facts.length > 0 ? gap * 1.25 + text * 4 : 0;
  const chips = page.chips.length > 0 ? gap * 0.75 + text * 2 : 0;
  return gap * 1.9 + photo + beside + strip + 23 + chips;
};

/** About how much height a level leaves for the columns, in points. */
export const roomAt = (page: ResumePage, level: Level): number =>
  PAGE_HEIGHT - CLOSING - headerHeight(page, level) - level.gap * 2.2;
