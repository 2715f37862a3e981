import { splitSentences } from '#lib/sentences';
import type { WriterFacts } from '../facts.ts';
import { excerpt } from '../text/excerpt.ts';
import { innerQuotes } from '../text/quotes.ts';
import { ownWords } from './own-words.ts';
import { detail, must, type Passage, passages, useful } from './passage.ts';
import type { Pet } from './pet.ts';
import { professionAside } from './profession.ts';

/** The one who looks after the pet: work, own words, how the two met, and the bond between them. */
export const ownerStory = (facts: WriterFacts, pet: Pet, generosity: number): Passage[] => {
  const first = who(facts, pet, generosity);
  const named = first?.startsWith(pet.short) ? pet.They : pet.short;
  const came = origin(facts, { pet, named, generosity });
  const them = came === null && named === pet.short ? pet.short : pet.voice.them;
  return passages(
    first === null ? null : must(first, 'full_name', 'profession', 'bio'),
    came,
    bond(facts, { pet, them, generosity }),
  );
};

const who = (facts: WriterFacts, pet: Pet, generosity: number): string | null => {
  if (facts.owner.name === '') return null;
  const named = `${pet.owner}${professionAside(facts.owner)}`;
  const { quote } = ownWords(excerpt(facts.owner.bio, 190 * generosity), pet);
  return quote === '' ? `${pet.short} is in the care of ${named.replace(/,$/u, '')}.` : `${named} writes: ${quote}`;
};

const CAME_FROM: Partial<Record<WriterFacts['origin']['type'], string>> = {
  Shelter: 'came from a shelter',
  'Rescue Organization': 'came from a rescue organization',
  Breeder: 'came from a breeder',
  'Pet Store': 'came from a pet store',
};
const PREVIOUS: Record<string, string> = {
  '1': 'one previous owner',
  '2': 'two previous owners',
  '3+': 'three or more previous owners',
};
const SHORT = 60;
const ORIGIN = ['adoption_type', 'adoption_details'] as const;

interface Telling {
  pet: Pet;
  generosity: number;
}

const origin = (facts: WriterFacts, { pet, named, generosity }: Telling & { named: string }): Passage | null => {
  const { type, details } = facts.origin;
  if (type === '') return null;
  const { quote } = ownWords(excerpt(details, 130 * generosity), pet);
  if (type === 'Other') return quote === '' ? null : detail(`How ${pet.short} came along: ${quote}`, ...ORIGIN);
  const came = `${named} ${arrival(facts.origin, named === pet.They ? pet.voice.was : 'was')}`;
  const [only = '', more] = splitSentences(details);
  // A name and a year are no sentence: they read best in brackets.
  if (only !== '' && more === undefined && only.length <= SHORT && !/[.!?…。]$/u.test(only)) {
    return useful(`${came} (${innerQuotes(only)}).`, ...ORIGIN);
  }
  return useful(quote === '' ? `${came}.` : `${came}: ${quote}`, ...ORIGIN);
};

const arrival = ({ type, previousOwners }: WriterFacts['origin'], was: string): string => {
  if (type === 'Rescued') return `${was} rescued`;
  if (type !== 'Rehomed') return CAME_FROM[type] ?? '';
  const before = PREVIOUS[previousOwners];
  return before ? `${was} rehomed, after ${before}` : `${was} rehomed`;
};

const bond = (facts: WriterFacts, { pet, them, generosity }: Telling & { them: string }): Passage | null => {
  const { quote, remark } = ownWords(excerpt(facts.owner.bond, 170 * generosity), pet);
  if (quote === '') return null;
  const told = remark ? `“${remark},” ${pet.owner} says of life with ${them}.` : `About life with ${them}: ${quote}`;
  return useful(told, 'owner_bond');
};
