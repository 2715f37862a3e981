import { LIMITS } from '@pawsume/contract/fields';
import type { ImportedField } from '@pawsume/contract/pet-import';
import { emptyStep4 } from '@pawsume/contract/pet-steps/step4';
import { contactScrubber } from '#answers/contacts';
import { FEARS, MEDICAL } from '#answers/warnings';
import { splitPieces } from '#lib/sentences';
import type { Finding } from '../finding.ts';
import type { Line } from '../line.ts';
import type { Reading } from '../reading.ts';
import { OF_PEOPLE } from '../reading.ts';
import { bearing, bearingOf, isOfAnother, type Match } from './prose.ts';

const REASON =
  /\b(?:re-?hom(?:e|ed|ing)|surrender(?:ed)?|relinquish(?:ed)?|give (?:him|her|them|it) up|gave (?:him|her|them|it) up|given up|(?:came|brought) (?:in )?to (?:us|the shelter)|looking for a new home|needs a new home)\b(?=[^.!?]{0,120}\b(?:because|due to|owing to|after|since|as (?:we|i|my|his|her|their))\b)/giu;
const PASSAGES: readonly [ImportedField, RegExp][] = [
  ['medical_conditions', MEDICAL],
  ['fears', FEARS],
  ['rehoming_reason', REASON],
];
/** People have illnesses and fears too, and a shelter gives advice. */
const OF_PEOPLE_TOO =
  /\b(?:my|our|your|his|her) (?:\w+ ){0,2}(?:wife|husband|son|daughter|partner|kids?|child(?:ren)?|family|owner|mother|father|neighbou?r|landlord)\b|\b(?:we|i|you|who|people|anyone) (?:\w+ )?(?:am|are|is|have|has|had|worry|fear)\b|\b(?:don['’]t|do not|never|no need to|please) (?:\w+ )?(?:be|worry|fear)\b|\b(?:if|whether|test(?:s|ed)?|vaccin\w*|insurance|prevent\w*)\b/iu;
const MIN_DESCRIPTION = 80;

interface Passage extends Match {
  paragraph: Paragraph;
}

type Paragraph = Pick<Line, 'page' | 'start' | 'text'>;

/** Joins lines that were broken within a paragraph; labelled lines, lists and what is about people stay out. */
const paragraphsOf = ({ lines, labelled }: Reading): Paragraph[] => {
  const withLabel = new Set(labelled.filter(({ isMarked }) => isMarked).map(({ line }) => line));
  const paragraphs: Paragraph[] = [];
  let isOpen = false;
  for (const line of lines) {
    const isProse =
      line.about !== 'people' && !withLabel.has(line) && !OF_PEOPLE.test(line.text) && line.text.trim() !== '';
    const last = paragraphs.at(-1);
    const goesOn = isOpen && isProse && last?.page === line.page && !/^\s*[•·*-]/u.test(line.text);
    if (last && goesOn) paragraphs.splice(-1, 1, { ...last, text: `${last.text} ${line.text}` });
    else if (isProse) paragraphs.push(line);
    isOpen = isProse;
  }
  return paragraphs;
};

/** Returns the sentences of a text, each with its place. */
const passagesOf = (reading: Reading): Passage[] =>
  paragraphsOf(reading).flatMap((paragraph) => {
    let end = paragraph.start;
    return splitPieces(paragraph.text).map((piece) => {
      const start = end + (piece.length - piece.trimStart().length);
      end += piece.length;
      const words = piece.trim();
      return { page: paragraph.page, paragraph, words, start, end: start + words.length, groups: {} };
    });
  });

/** Returns whole sentences on illnesses, fears and the reason for rehoming, and the prose as the description. */
export const readPassages = (reading: Reading): Finding[] => {
  const passages = passagesOf(reading);
  const told = PASSAGES.flatMap(([field, pattern]) =>
    passages.filter((passage) => isToldOfPet(passage, field, pattern)).map((passage) => findingOf(field, passage)),
  );
  return [...told, ...describe(passages)];
};

const findingOf = (field: ImportedField, { page, words, start, end }: Passage): Finding => ({
  field,
  value: words,
  page,
  start,
  end,
  sure: 1,
});

const isToldOfPet = (passage: Passage, field: ImportedField, pattern: RegExp): boolean => {
  if (passage.words.length > LIMITS.long / 4) return false;
  const isReason = field === 'rehoming_reason';
  if (!isReason && OF_PEOPLE_TOO.test(passage.words)) return false;
  return [...passage.words.matchAll(pattern)].some((match) => {
    const start = passage.start + match.index;
    const place = { ...passage, start, end: start + match[0].length };
    if (isReason) return bearing(passage.words.slice(0, match.index)) === 'said' && !isOfAnother(place);
    return bearingOf(place) === 'said' && !/^[ -]free\b/u.test(passage.words.slice(match.index + match[0].length));
  });
};

const withoutContacts = contactScrubber({
  owner: emptyStep4,
  references: [],
  emergency: { vet: '', vetContact: '', afterHours: '', contact: '' },
});

/** A chip, or a way to reach somebody. */
const LONG_NUMBER = /\d{7}/u;

const describe = (passages: readonly Passage[]): Finding[] => {
  const prose: Passage[] = [];
  let left: number = LIMITS.long;
  for (const passage of passages) {
    const isProse = /[.!?…]["'”’)]*$/u.test(passage.words) && /\p{L}\s+\S+\s+\p{L}/u.test(passage.words);
    if (!isProse || LONG_NUMBER.test(passage.words) || withoutContacts(passage.words) !== passage.words) continue;
    if (passage.words.length + 1 > left) break;
    left -= passage.words.length + 1;
    prose.push(passage);
  }
  const [first] = prose;
  const last = prose.findLast(({ page }) => page === first?.page);
  const value = prose
    .map(({ words, paragraph }, at) => `${at === 0 ? '' : paragraph === prose[at - 1]?.paragraph ? ' ' : '\n'}${words}`)
    .join('');
  if (!first || !last || prose.length < 2 || value.length < MIN_DESCRIPTION) return [];
  return [{ ...findingOf('description', first), value, end: last.end }];
};
