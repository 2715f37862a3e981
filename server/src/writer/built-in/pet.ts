import type { WriterFacts } from '../facts.ts';
import { capital, oneLine } from '../text/mend.ts';
import { innerQuotes } from '../text/quotes.ts';
import { type Voice, voiceOf } from './voice.ts';

/** How a pet and the one who looks after it are spoken of. */
export interface Pet {
  name: string;
  /** What a long name is shortened to, where the owner does so too. */
  short: string;
  voice: Voice;
  /** The pronoun at the start of a sentence. */
  They: string;
  Their: string;
  /** The owner by name, or by what they are where no name is given. */
  owner: string;
  /** "her owner", or "the shelter". */
  theirOwner: string;
  TheirOwner: string;
}

const ORGANISATION = /(?<!\p{L})(?:shelter|rescue|spca|humane society|sanctuary|refuge)(?!\p{L})/iu;

export const petOf = ({ pet, owner }: WriterFacts): Pet => {
  const voice = voiceOf(pet.gender);
  const organisation = ORGANISATION.exec(`${owner.name} ${owner.profession}`)?.[0].toLowerCase();
  const theirOwner = organisation ? `the ${organisation === 'spca' ? 'SPCA' : organisation}` : `${voice.their} owner`;
  const name = innerQuotes(oneLine(pet.name)) || 'This pet';
  return {
    name,
    short: shortName(name, `${pet.description} ${owner.bond}`),
    voice,
    They: capital(voice.they),
    Their: capital(voice.their),
    owner: innerQuotes(oneLine(owner.name)) || theirOwner,
    theirOwner,
    TheirOwner: capital(theirOwner),
  };
};

const LONG = 20;

const shortName = (name: string, ownerText: string): string => {
  const [first = ''] = name.split(' ');
  const shortened = name.length > LONG && first.length > 2 && ownerText.includes(`${first} `) && !ownerText.includes(name);
  return shortened ? first : name;
};
