import { IMPORTED_FIELDS, type ImportedField } from '@pawsume/contract/pet-import';
import type { Finding } from './finding.ts';
import type { Page } from './page.ts';
import { bearingOf } from './patterns/prose.ts';
import { readByPatterns } from './read-patterns.ts';

interface Claim {
  field: string;
  value: string;
  quote: string;
}

/** Answers that are taken over in the words of the text. */
const IN_ITS_WORDS = new Set<ImportedField>([
  ...(['pet_name', 'breed', 'pet_age', 'weight', 'vaccinations', 'colour_markings'] as const),
  ...(['feeding', 'medicines', 'rehoming_reason', 'vet_name'] as const),
]);
const LONGEST_QUOTE = 240;

/**
 * What somebody says that a text says, held against it: the words have to stand there, and to say it. Texts have to be made of
 * those words; of choices and numbers the patterns have to come to the same.
 */
export const checkClaim = (pages: readonly Page[], claim: Claim, today: Date): Finding | null => {
  const field = IMPORTED_FIELDS.find((known) => known === claim.field);
  const place = field && placeOf(pages, claim.quote);
  if (!field || !place) return null;
  const { value } = claim;
  if (bearingOf({ ...place, words: claim.quote, groups: {} }) !== 'said') return null;
  const carries = IN_ITS_WORDS.has(field)
    ? value !== '' && ` ${plain(claim.quote)} `.includes(` ${plain(value)} `)
    : readByPatterns([{ text: claim.quote }], today).found.some(
        (found) => found.field === field && found.value === value,
      );
  return carries ? { field, value, ...place, sure: 1 } : null;
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Where the words stand, however the lines break. */
const placeOf = (pages: readonly Page[], quote: string): Pick<Finding, 'page' | 'start' | 'end'> | null => {
  const words = quote.trim().split(/\s+/u);
  if (quote.trim() === '' || quote.length > LONGEST_QUOTE) return null;
  const pattern = new RegExp(words.map((word) => RegExp.escape(word)).join(String.raw`\s{1,4}`), 'u');
  for (const page of pages) {
    const match = pattern.exec(page.text);
    if (match) return { page, start: match.index, end: match.index + match[0].length };
  }
  return null;
};
