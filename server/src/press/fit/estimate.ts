import type { Column, Entry, ResumePage, Section } from '../page.ts';
import type { Level } from './levels.ts';

/** Widths of template/look.typ, in points; the side panel's without its padding. */
const WIDTH = { main: 305, side: 142, beside: 477, page: 503 };
/** Widths and heights of the template in ems of running text. */
const LABEL_COLUMN = 10.4;
const LINE = 1.21;
const TITLE = 1.86;
const BETWEEN_ENTRIES = 0.78;
/** A first line rises less above its baseline than a line below another one. */
const FIRST_LINE = 0.66;
const PAGE_HEIGHT = 842;
const CLOSING = 90;

const NARROW = new Set(" .,;:'’!|()[]iIjlft-1");
const FULL_WIDTH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

/** A line break takes the room of the rest of a line. */
const LINE_BREAK = 24;

const widthOf = (char: string): number => {
  if (char === '\n') return LINE_BREAK;
  if (char > '\u2fff' && FULL_WIDTH.test(char)) return 1;
  if (NARROW.has(char)) return 0.25;
  return char >= 'A' && char <= 'Z' ? 0.58 : 0.51;
};

const asciiWidths = Array.from({ length: 128 }, (_, code) => widthOf(String.fromCharCode(code)));

/** How wide a text runs on one line, in ems: an average of the text font, good to a few percent. */
export const emsOf = (text: string): number => {
  let ems = 0;
  for (const char of text) ems += asciiWidths[char.charCodeAt(0)] ?? widthOf(char);
  return ems;
};

/** Each text is measured once, however many levels and columns are weighed. */
const measured = new WeakMap<Entry, number[]>();

/** The lines an entry has of its own, in ems. */
const ownLines = (entry: Entry): number[] => {
  if (entry.kind === 'reference') return [`${entry.role} · ${entry.name}`, entry.contact].filter(Boolean).map(emsOf);
  return entry.text.split('\n').map(emsOf);
};

const linesOf = (entry: Entry): number[] => {
  const lines = measured.get(entry) ?? ownLines(entry);
  measured.set(entry, lines);
  return lines;
};

/** How many lines these make in a column so many ems wide; each breaks early by half a word. */
const broken = (lines: number[], width: number): number =>
  lines.reduce((sum, ems) => sum + Math.max(1, Math.ceil((ems + (ems > width ? 1 : 0)) / width)), 0);

/** How tall an entry stands, in ems. */
const entryHeight = (entry: Entry, column: Column, text: number): number => {
  const width = WIDTH[column] / text;
  const lines = linesOf(entry);
  if (entry.kind !== 'fact') return (broken(lines, width) - 1) * LINE + FIRST_LINE;
  const [first = 0, ...rest] = lines;
  const run = column === 'side' ? [first + entry.label.length * 0.52 + 0.5, ...rest] : lines;
  const marked = entry.tone === 'caution' ? 9 / text : 0;
  return (broken(run, column === 'side' ? width : width - LABEL_COLUMN) - 1) * LINE + FIRST_LINE + marked;
};

/** About how tall a section stands in a column, in points, with the gap under it. */
export const sectionHeight = ({ entries }: Section, column: Column, { text, gap }: Level): number => {
  const stack = entries.reduce((sum, entry) => sum + entryHeight(entry, column, text) + BETWEEN_ENTRIES, TITLE);
  return (stack - BETWEEN_ENTRIES) * text + gap;
};

/** About how tall photo, name, strip and chips stand, in points. */
const headerHeight = ({ oneLiner, facts, chips }: ResumePage, { poster, text, photo, name, gap }: Level): number => {
  const size = text * 1.42;
  const words =
    broken([emsOf(oneLiner) * 1.03], (poster ? WIDTH.page * 0.84 : WIDTH.beside - photo) / size) * size * 1.2;
  const beside = text + name * 1.35 + words;
  const top = poster ? photo + beside : Math.max(photo, beside);
  const strip = facts.length > 0 ? gap * 1.25 + text * 3.8 : 0;
  const row = chips.reduce((sum, chip) => sum + emsOf(chip.text) + 2.6, 0) * text * 0.93;
  const rows = Math.ceil(row / (WIDTH.page * 1.15));
  return gap * 1.9 + top + strip + 18 + (rows > 0 ? gap * 0.75 + rows * text * 2.1 : 0);
};

/** About how much height a level leaves for the columns, in points. */
export const roomAt = (page: ResumePage, level: Level): number =>
  PAGE_HEIGHT - CLOSING - headerHeight(page, level) - level.gap * 2.2;
