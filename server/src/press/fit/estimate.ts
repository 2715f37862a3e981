import { confirmedLines } from '../confirmed-lines.ts';
import type { Design, Level } from '../design.ts';
import type { Column, Entry, ReferenceEntry, Section } from '../page.ts';
import { estimateWidth } from './text-width.ts';

/** In ems: how far lines stand apart, how far a first one rises above its baseline, and capitals of a title. */
const LINE = 1.21;
const FIRST_LINE = 0.66;
const CAPITALS = 0.69;
/** How much wider a label runs than the same text beside it. */
const BOLD = 1.06;
/** How wide a page is between its margins, in points. */
export const contentWidth = ({ sheet, margin }: Design): number => sheet.width - 2 * margin;

/** How wide the text of a column runs, in points. */
export const columnWidth = (design: Design, column: Column): number =>
  column === 'side'
    ? design.side.width - 2 * design.side.padding
    : contentWidth(design) - design.gutter - design.side.width;

/** Each text is measured once, however many levels and columns are weighed. */
const measured = new WeakMap<Entry, number[]>();

const referenceLines = ({ role, name, contact, confirmed }: ReferenceEntry): string[] => [
  ...[`${role} · ${name}`, contact],
  // The mark stands before the first of them, as wide as two letters.
  ...(confirmed ? Object.values({ ...confirmedLines(confirmed), head: `MM${confirmedLines(confirmed).head}` }) : []),
];

/** The lines an entry has of its own, in ems. */
const ownLines = (entry: Entry): number[] => {
  const lines = entry.kind === 'reference' ? referenceLines(entry).filter(Boolean) : entry.text.split('\n');
  return lines.map(estimateWidth);
};

const measureLines = (entry: Entry): number[] => {
  const lines = measured.get(entry) ?? ownLines(entry);
  measured.set(entry, lines);
  return lines;
};

/** How many lines these make in a column so many ems wide; each breaks early by half a word. */
export const countLines = (lines: number[], width: number): number =>
  lines.reduce((sum, ems) => sum + Math.max(1, Math.ceil((ems + (ems > width ? 1 : 0)) / width)), 0);

/** How tall an entry stands, in ems. */
const entryHeight = (entry: Entry, column: Column, text: number, design: Design): number => {
  const width = columnWidth(design, column) / text;
  const lines = measureLines(entry);
  if (entry.kind !== 'fact') {
    const unwritten = (entry.kind === 'paragraph' && entry.unwritten) || 0;
    return (countLines(lines, width) - 1 + unwritten) * LINE + FIRST_LINE;
  }
  const [first = 0, ...rest] = lines;
  const run = column === 'side' ? [first + estimateWidth(entry.label) * BOLD + 0.5, ...rest] : lines;
  const marked = entry.tone === 'caution' ? 9 / text : 0;
  const room = column === 'side' ? width : width - design.section.labels;
  return (countLines(run, room) - 1) * LINE + FIRST_LINE + marked;
};

/** About how tall a section stands in a column, in points, with the gap under it. */
export const estimateHeight = (
  { title: heading, entries }: Section,
  column: Column,
  { text, gap }: Level,
  design: Design,
): number => {
  if (entries.length === 0) return 0;
  const { aboveTitle, title, underTitle, betweenEntries } = design.section;
  const titleLines = countLines([estimateWidth(heading)], columnWidth(design, column) / (text * title));
  const around = column === 'side' && design.side.cards ? 2 * design.side.padding : 0;
  const stack = entries.reduce(
    (sum, entry) => sum + entryHeight(entry, column, text, design) + betweenEntries,
    aboveTitle + title * (CAPITALS + (titleLines - 1) * LINE) + underTitle,
  );
  return (stack - betweenEntries) * text + around + gap;
};

/** What a narrow column has over and under its sections, in points. */
export const sidePadding = ({ side }: Design): number => (side.cards ? 0 : 2 * side.padding);
