import { splitSentences } from '#lib/sentences';
import type { WriterFacts } from '../facts.ts';
import { excerpt } from '../text/excerpt.ts';
import { lowerFirst } from '../text/mend.ts';
import { innerQuotes } from '../text/quotes.ts';
import { isFirstPerson } from '../third-person/first-person.ts';
import { speakerOf } from '../third-person/speaker.ts';
import { behind, isTold } from './behind.ts';
import { ownWords } from './own-words.ts';
import { detail, type Passage, passages, useful, words } from './passage.ts';
import type { Pet } from './pet.ts';

const CAME_FROM: Partial<Record<WriterFacts['origin']['type'], string>> = {
  Shelter: 'came from a shelter',
  'Rescue Organization': 'came from a rescue organization',
  Breeder: 'came from a breeder',
  'Pet Store': 'came from a pet store',
};
/** What of the owner's own says already where the pet came from. */
const SAYS_SO: Partial<Record<WriterFacts['origin']['type'], RegExp>> = {
  Shelter: /\bshelter\b|\bSPCA\b/iu,
  'Rescue Organization': /\brescue\b|\badoption group\b/iu,
  Breeder: /\bbreeder\b|\bbred\b/iu,
  'Pet Store': /\bpet (?:store|shop)\b/iu,
  Rescued: /\brescued\b/iu,
};
const PREVIOUS: Record<string, string> = {
  '1': 'one previous owner',
  '2': 'two previous owners',
  '3+': 'three or more previous owners',
};
const SHORT = 60;
const CITES = ['adoption_type', 'adoption_details'] as const;

interface Telling {
  pet: Pet;
  /** What the first sentence calls the pet. */
  named: string;
  generosity: number;
}

/** How the pet came to its owner. */
export const origin = (facts: WriterFacts, { pet, named, generosity }: Telling): Passage[] => {
  const { type, details } = facts.origin;
  if (type === '') return [];
  const speaker = speakerOf(pet);
  // "The last one asked me" names an owner before: ours is called by name.
  const hasOthers = type === 'Rehomed' && pet.owner !== pet.theirOwner;
  const name = hasOthers ? { ...speaker.owner, first: pet.owner, again: pet.owner, hasTheir: false } : speaker.owner;
  const own = ownWords(excerpt(details, 130 * generosity), { ...speaker, owner: name }, 'notes');
  if (type === 'Other') return other(own.plain.join(' '), own.quote, pet);
  const came = `${named} ${arrival(facts.origin, named === pet.They ? pet.voice.was : pet.named.was)}`;
  const brief = inBrief(details, { came, named, type });
  if (brief) return [useful(brief, ...CITES)];
  const [first = ''] = own.plain;
  if (own.notes === '' && SAYS_SO[type]?.test(first)) return [useful(own.plain.join(' '), ...CITES)];
  if (/^from /iu.test(own.notes))
    return [useful(`${named} came ${lowerFirst(own.notes)}. ${own.plain.join(' ')}`.trim(), ...CITES)];
  if (/^breeder\b/iu.test(own.notes))
    return [useful(`${named} came from a ${lowerFirst(own.notes)}. ${own.plain.join(' ')}`.trim(), ...CITES)];
  if (isTold(own) || own.warning) return [useful(behind(came, own, pet), ...CITES)];
  return passages(useful(`${came}.`, ...CITES), words(own.quote && `${pet.TheirOwner} tells: ${own.quote}`, ...CITES));
};

/** A short answer that goes on from its question; a name and a year read best in brackets. Empty for any other answer. */
const inBrief = (
  details: string,
  { came, named, type }: { came: string; named: string; type: WriterFacts['origin']['type'] },
): string => {
  const [typed = '', more] = splitSentences(details);
  if (typed === '' || more !== undefined || typed.length > SHORT || /[.!?…。]$/u.test(typed) || isFirstPerson(typed))
    return '';
  const only = innerQuotes(typed);
  const low = lowerFirst(only);
  if (/^(?:19|20)\d\d$/u.test(only)) return `${came} in ${only}.`;
  if (/^(?:an?|the) /u.test(low))
    return SAYS_SO[type]?.test(only) && CAME_FROM[type] ? `${named} came from ${low}.` : '';
  if (/^from /u.test(low)) return type === 'Rescued' ? `${came} ${low}.` : '';
  if (/^(?:in|at|on|since|when|after|by|through) /u.test(low)) return `${came} ${low}.`;
  return DONE.test(low) ? `${came}, ${low}.` : `${came} (${only}).`;
};

const DONE =
  /^(?:found|adopted|bought|born|picked|brought|given|surrendered|left|abandoned|rescued|saved|pulled|taken) /u;

const other = (plain: string, quote: string, pet: Pet): Passage[] => {
  if (quote === '') return [];
  return plain ? [detail(plain, ...CITES)] : [words(`How ${pet.short} came along: ${quote}`, ...CITES)];
};

const arrival = ({ type, previousOwners }: WriterFacts['origin'], was: string): string => {
  if (type === 'Rescued') return `${was} rescued`;
  if (type !== 'Rehomed') return CAME_FROM[type] ?? '';
  const before = PREVIOUS[previousOwners];
  return before ? `${was} rehomed, after ${before}` : `${was} rehomed`;
};
