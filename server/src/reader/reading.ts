import { type Labelled, listLabelled } from './labels.ts';
import type { Line } from './line.ts';
import type { Page } from './page.ts';

/** A text as patterns look at it. */
export interface Reading {
  pages: readonly Page[];
  lines: readonly Line[];
  labelled: readonly Labelled[];
}

const DETAILS = '(?: (?:information|info|details|data|record|profile|file))?';
const PET_HEADING = new RegExp(`^(?:about (?:the )?)?(?:patient|pet|animal|dog|cat|rabbit|bird)${DETAILS}$`, 'iu');
const PEOPLE_HEADING = new RegExp(
  `^(?:about (?:the )?)?(?:owner|client|guardian|adopter|foster(?:er)?|contact|emergency contact|clinic|hospital|practice|veterinarian|vet|doctor|breeder|shelter|rescue)s?${DETAILS}$`,
  'iu',
);

export const readingOf = (pages: readonly Page[]): Reading => {
  const lines = pages.flatMap(linesOf);
  return { pages, lines, labelled: listLabelled(lines) };
};

export const OF_PEOPLE =
  /^[\s•·*-]*(?:owner|client|guardian|adopter|name of owner|address|phone|telephone|tel|mobile|cell|e-?mail|fax)\b/iu;

/** The text without what stands under a heading, or behind a label, that is about people. */
export const withoutPeople = (pages: readonly Page[]): string =>
  pages
    .flatMap(linesOf)
    .filter(({ about, text }) => about !== 'people' && !OF_PEOPLE.test(text))
    .map(({ text }) => text)
    .join('\n');

const linesOf = (page: Page): Line[] => {
  const lines: Line[] = [];
  let start = 0;
  let about: Line['about'] = null;
  for (const text of page.text.split('\n')) {
    const heading = text
      .replaceAll(/[^\p{L} ]/gu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim();
    if (PET_HEADING.test(heading)) about = 'pet';
    else if (PEOPLE_HEADING.test(heading)) about = 'people';
    lines.push({ page, start, text, about });
    start += text.length + 1;
  }
  return lines;
};
