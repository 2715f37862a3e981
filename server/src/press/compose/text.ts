import type { Entry, FactEntry, Importance, ParagraphEntry, Source } from '../page.ts';

/** Text on one line: line breaks and runs of spaces become one space. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Text with its line breaks, without empty lines and stray spaces. */
const lines = (text: string): string =>
  text
    .split(/\r?\n|\u2028|\u2029/u)
    .map(oneLine)
    .filter(Boolean)
    .join('\n');

const UNITS =
  'years?|months?|weeks?|days?|hours?|minutes?|kg|kilos?|g|grams?|mg|lbs?|pounds?|oz|ounces?|ml|l|litres?|liters?|gallons?|cm|mm|m|km|inch(?:es)?|feet|ft|watts?|°C|°F|%|am|pm';
const BEFORE_UNIT = new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu');

/** Text whose numbers stay on one line with their units: "60 lbs". */
export const withUnits = (text: string): string => text.replaceAll(BEFORE_UNIT, '\u00a0');

export const paragraph = (text: string, source: Source, importance: Importance = 'detail'): ParagraphEntry => ({
  kind: 'paragraph',
  text: lines(text),
  importance,
  source,
});

export const fact = (label: string, text: string, source: Source, importance: Importance = 'detail'): FactEntry => ({
  kind: 'fact',
  label,
  text: lines(text),
  tone: 'plain',
  importance,
  source,
});

/** A fact that must be seen: it keeps its room and its mark. */
export const caution = (label: string, text: string, source: Source): FactEntry => ({
  ...fact(label, text, source, 'key'),
  tone: 'caution',
});

const isSaid = (entry: Entry): boolean => entry.kind === 'reference' || entry.text !== '';

/** Only what says something: silence prints nothing. */
export const said = (...entries: (Entry | null)[]): Entry[] => entries.filter((entry) => entry !== null).filter(isSaid);
