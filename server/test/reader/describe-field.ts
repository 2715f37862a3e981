import { describe, expect, test } from 'vitest';
import { tidyPage } from '#reader/page';
import { readByPatterns } from '#reader/read-patterns';

const TODAY = new Date('2026-11-23');
const valuesOf = (field: string, text: string): string[] =>
  readByPatterns([{ text: tidyPage(text) }], TODAY)
    .found.filter((finding) => finding.field === field)
    .map(({ value }) => value);

/** Tests which value of a field is read from each text; null where none is. */
export const describeField = (field: string, cases: readonly (readonly [string, string | null])[]): void => {
  describe(field, () => {
    test.each(cases)('reads %j as %j', (text, value) => {
      expect(valuesOf(field, text)).toEqual(value === null ? [] : [value]);
    });
  });
};
