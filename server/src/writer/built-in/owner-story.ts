import type { WriterFacts } from '../facts.ts';
import { excerpt } from '../text/excerpt.ts';
import { speakerOf } from '../third-person/speaker.ts';
import { behind, isTold } from './behind.ts';
import { origin } from './origin.ts';
import { links, ownWords } from './own-words.ts';
import { detail, must, type Passage, passages, useful, words } from './passage.ts';
import type { Pet } from './pet.ts';
import { professionAside } from './profession.ts';
import { choose } from './variety.ts';

/** The one who looks after the pet: work, own words, how the two met, and the bond between them. */
export const ownerStory = (
  facts: WriterFacts,
  pet: Pet,
  { generosity, mayQuote }: { generosity: number; mayQuote: boolean },
): Passage[] => {
  const first = who(facts, pet, generosity);
  const isNamed = first[0]?.text.startsWith(pet.short) ?? false;
  const came = origin(facts, { pet, named: isNamed ? pet.They : pet.short, generosity });
  const them = came.length === 0 && !isNamed ? pet.short : pet.voice.them;
  return passages(...first, ...came, bond(facts, { pet, them, generosity, mayQuote }));
};

const who = (facts: WriterFacts, pet: Pet, generosity: number): Passage[] => {
  if (facts.owner.name === '') return [];
  const aside = professionAside(facts.owner);
  const bio = excerpt(facts.owner.bio, 190 * generosity);
  const speaker = { ...speakerOf(pet), subject: 'owner' as const };
  const later = { ...speaker.owner, first: givenName(pet) || pet.theirOwner, again: pet.theirOwner };
  const named = ownWords(bio, { ...speaker, owner: { ...later, first: pet.owner, aside }, later });
  const [first = ''] = named.plain;
  const cites = ['full_name', 'profession', 'bio'] as const;
  const keeps = `${pet.short} is in the care of ${pet.owner}${aside.replace(/,$/u, '')}`;
  if (named.quote === '') return [must(`${keeps}.`, ...cites)];
  // Why and when somebody does what is no matter of their profession.
  if (first.startsWith(pet.owner) && !first.startsWith(`${pet.owner}’`) && !links(first)) {
    return [must(named.plain.join(' '), ...cites)];
  }
  const own = ownWords(bio, { ...speaker, owner: later }, 'notes');
  if (isTold(own)) return [must(behind(keeps, { ...own, warning: '' }, pet), ...cites)];
  return [
    must(`${keeps}.`, 'full_name', 'profession'),
    words(`${pet.TheirOwner} writes: ${own.quote}`, 'full_name', 'bio'),
  ];
};

/** "Noor" of "Noor El-Amin"; empty where it cannot be told from title, initial or the name of a place. */
const givenName = ({ owner, theirOwner }: Pet): string =>
  theirOwner.startsWith('the ')
    ? ''
    : (/^(?!Dr|Prof|Mrs?|Ms|Mx|The)(\p{Lu}[\p{Ll}’]+(?:-\p{L}\p{Ll}+)?) \p{Lu}/u.exec(owner)?.[1] ?? '');

interface Telling {
  pet: Pet;
  them: string;
  generosity: number;
  /** The page has room for one more quotation. */
  mayQuote: boolean;
}

/** The one place where an owner's own words are the point. */
const bond = (facts: WriterFacts, { pet, them, generosity, mayQuote }: Telling): Passage | null => {
  const said = excerpt(facts.owner.bond, 170 * generosity);
  const { plain, quote, remark } = ownWords(said, speakerOf(pet));
  if (quote === '') return null;
  if (!mayQuote) return plain.length === said.sentences.length ? detail(plain.join(' '), 'owner_bond') : null;
  if (remark) return useful(`“${remark},” ${pet.owner} says of life with ${them}.`, 'owner_bond');
  const leads = [`Of life with ${them} ${pet.owner} writes`, `About life with ${them}`];
  return useful(`${choose(pet, leads)}: ${quote}`, 'owner_bond');
};
