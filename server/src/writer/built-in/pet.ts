import { organisationOf } from '#answers/organisation';
import { curly } from '#lib/curly';
import type { WriterFacts } from '../facts.ts';
import { capital, oneLine } from '../text/mend.ts';
import { innerQuotes, quotesBalance } from '../text/quotes.ts';
import { findOwnersPronoun } from './owners-pronoun.ts';
import { chooseVoice, HE, THEY, type Voice } from './voice.ts';

/** How a pet and the one who looks after it are spoken of. */
export interface Pet {
  name: string;
  /** What the name is shortened to after its first mention. */
  short: string;
  voice: Voice;
  /** The verb forms that follow the name: plural for several animals. */
  named: Pick<Voice, 'is' | 'was' | 'has'>;
  /** The pronoun at the start of a sentence. */
  They: string;
  Their: string;
  /** The owner by name, or by what they are where no name is given. */
  owner: string;
  /** "her owner", or "the shelter". */
  theirOwner: string;
  TheirOwner: string;
}

/** Where no gender is given, the owner's own pronoun tells. */
export const voiceOf = ({ pet, owner }: Pick<WriterFacts, 'pet' | 'owner'>): Voice =>
  pet.areSeveral
    ? THEY
    : chooseVoice(pet.gender.trim() || (findOwnersPronoun([pet.description, owner.bond], oneLine(pet.name)) ?? ''));

/** The name as the page prints it. Unbalanced quotation marks are removed: they would enclose the next sentences. */
const nameInProse = (name: string): string => {
  const set = curly(oneLine(name));
  return quotesBalance(set) ? set : innerQuotes(set);
};

/** "AIKO" as the owner writes it elsewhere: "Aiko". */
const calmName = (name: string, ownerText: string): string => {
  const calm = capital(name.toLowerCase());
  return /^\p{Lu}{2,}$/u.test(name) && ownerText.includes(calm) ? calm : name;
};

export const readPet = ({ pet, owner }: WriterFacts): Pet => {
  const voice = voiceOf({ pet, owner });
  const organisation = organisationOf(owner.name, owner.profession);
  const theirOwner = organisation ? `the ${organisation}` : `${voice.their} owner`;
  const ownerText = `${pet.description} ${owner.bond}`;
  const name = calmName(nameInProse(pet.name), ownerText) || 'This pet';
  return {
    name,
    short: shortName(name, ownerText),
    voice,
    named: pet.areSeveral ? THEY : HE,
    They: capital(voice.they),
    Their: capital(voice.their),
    owner: nameInProse(owner.name) || theirOwner,
    theirOwner,
    TheirOwner: capital(theirOwner),
  };
};

/** In characters. */
const LONG = 20;

const EMOJI_AT_END =
  /(?<!\s|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)(?:\s|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)+$/u;
/** Without the emoji or brackets at its end, and of a long name the first part, where the owner uses it so too. */
const shortName = (full: string, ownerText: string): string => {
  const name = full.replace(EMOJI_AT_END, '').replace(/(?<!\s)\s+\([^()]*\)$/u, '') || full;
  const [first = ''] = name.split(/[ ,]/u);
  const shortened =
    name.length > LONG &&
    first.length > 2 &&
    ownerText.includes(`${first} `) &&
    !/,|&| and /u.test(name) &&
    !ownerText.includes(name);
  return shortened ? first : name;
};
