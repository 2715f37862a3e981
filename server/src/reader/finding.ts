import type { FoundAnswer, ImportedField } from '@pawsume/contract/pet-import';
import type { Labelled } from './labels.ts';
import type { Page } from './page.ts';

/** An answer that a text gives, and where in it. */
export interface Finding {
  field: ImportedField;
  value: string;
  page: Page;
  start: number;
  end: number;
  /** What stands behind a label is surer than what a sentence says in passing. */
  sure: 1 | 2 | 3;
}

const LABELLED = 3;

/** What a label says; `words` are those of its value that the answer rests on. */
export const fromLabel = (
  { line, start, value: whole }: Labelled,
  { field, value, words = whole }: { field: ImportedField; value: string; words?: string },
): Finding => {
  const from = start + Math.max(0, whole.indexOf(words));
  return { field, value, page: line.page, start: from, end: from + words.length, sure: LABELLED };
};

const AROUND = 90;
const LONGEST_QUOTE = 240;

/** A finding with the words it rests on, and some of what stands around them on their line. */
export const cited = ({ field, value, page, start, end }: Finding): FoundAnswer => {
  const before = page.text.slice(Math.max(0, start - AROUND), start);
  const after = page.text.slice(end, end + AROUND);
  return {
    field,
    value,
    quote: oneLine(page.text.slice(start, Math.min(end, start + LONGEST_QUOTE))),
    before: fromWord(before.slice(before.lastIndexOf('\n') + 1), start > AROUND),
    after: untilWord(after.split('\n')[0] ?? '', after.length === AROUND),
    ...(page.number === undefined ? {} : { page: page.number }),
  };
};

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ');
const fromWord = (text: string, isCut: boolean): string =>
  oneLine(isCut && text.length >= AROUND ? text.replace(/^\S*\s/u, '') : text).trimStart();
const untilWord = (text: string, isCut: boolean): string =>
  oneLine(isCut && text.length >= AROUND ? text.replace(/\s\S*$/u, '') : text).trimEnd();
