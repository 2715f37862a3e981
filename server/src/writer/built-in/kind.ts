import { isNotKnown } from '#answers/not-known';
import { curly } from '#lib/curly';
import type { WriterFacts } from '../facts.ts';
import { oneLine, small } from '../text/mend.ts';
import { innerQuotes } from '../text/quotes.ts';
import { agePhrase } from './age.ts';
import { isSeveral } from './voice.ts';

/** Classes of animals: nobody says "bearded dragon reptile", the breed alone names the animal. */
const CLASSES =
  /^(?:birds?|reptiles?|fish|amphibians?|dogs?|snakes?|insects?|exotics?|others?|small (?:animals?|pets?))$/iu;
const MIXED = /^(?:mixed|mixed[ -]breed|mix|mutt|cross|crossbreed|hybrid)$/iu;
const FRENCH = new Map([
  ['chien', 'dog'],
  ['chienne', 'dog'],
  ['chat', 'cat'],
  ['chatte', 'cat'],
  ['lapin', 'rabbit'],
  ['oiseau', 'bird'],
  ['poisson', 'fish'],
  ['cheval', 'horse'],
]);
const IN_BRACKETS = /(?<!\s)\s*[([][^)\]]{0,200}[)\]]/gu;

/** Words of a breed that keep their capital, because they name a place or a people. */
const PROPER =
  /^(?:african|alaskan|american|anatolian|angora|australian|basset|bavarian|belgian|bengal|bernese|border|boston|brazilian|british|brittany|burmese|canadian|cardigan|carolina|caucasian|chesapeake|chinese|cornish|cuban|dutch|egyptian|english|european|finnish|flemish|french|german|gordon|greek|greenland|havana|himalayan|holland|hungarian|iberian|icelandic|indian|irish|italian|jack|japanese|karelian|kerry|king|korean|labrador|lakeland|maine|maltese|manchester|manx|mexican|netherland|new|newfoundland|nova|norwegian|norfolk|norwich|pembroke|persian|peruvian|polish|portuguese|pyrenean|rhodesian|roman|russian|saint|scottish|shetland|siamese|siberian|skye|somali|spanish|st\.?|staffordshire|sussex|swedish|swiss|syrian|thai|tibetan|turkish|vietnamese|welsh|west|yorkshire)\b/iu;
/** Coats and mixes that many give as a breed. */
const COMMON = /^(?:tabby|calico|tortoiseshell|tuxedo|moggie|mutt|shorthair|longhair|lop|ginger)$/iu;
const PLURAL =
  /\b(pet|cat|dog|rabbit|bird|parrot|budgie|hamster|gerbil|ferret|rat|guinea pig|tortoise|turtle|gecko|snake|lizard|horse|chicken|goat|pig|grey|gray|poodle|terrier|retriever|spaniel|collie|cockatiel)s$/iu;

/** The noun for a pet: breed, breed with kind, or kind alone, in the owner's words. */
export const describeKind = ({ type, breed, age, gender }: WriterFacts['pet']): string => {
  const counted = isSeveral(gender) ? (noun: string) => noun : singular;
  const kind = counted(commonNoun(innerQuotes(curly(oneLine(type))))) || 'pet';
  const race = innerQuotes(
    curly(oneLine(breed))
      .replaceAll(IN_BRACKETS, '')
      .split(/[,;:/]/u)[0] ?? '',
  ).replace(/(?<![\s.])[\s.]+$/u, '');
  if (race === '' || isNotKnown(race)) return nameYoung(kind, age);
  if (MIXED.test(race)) return `mixed-breed ${kind}`;
  return withKind(counted(lowered(race)), kind);
};

/** One of several: "Tabby cats" of a single pet. */
const singular = (noun: string): string => noun.replace(PLURAL, '$1');

/** "Umbrella cockatoo" as people type the start of a line; "Standard Poodle" and "German shepherd" stay. */
const lowered = (race: string): string => {
  const [, ...rest] = race.split(/\s+/u);
  const isTypedAsLine = rest.length > 0 && rest.every((word) => !/^\p{Lu}/u.test(word));
  return COMMON.test(race) || (isTypedAsLine && !PROPER.test(race)) ? small(race) : race;
};

const withKind = (race: string, kind: string): string => {
  const named =
    CLASSES.test(kind) ||
    race
      .toLowerCase()
      .split(/[\s-]+/u)
      .includes(kind.toLowerCase());
  return named ? race : `${race} ${kind}`;
};

/** "Dog" and "DOG" are dogs, and so is a "chien": many of our owners are at home in French. */
const commonNoun = (type: string): string => {
  const noun = /^\p{Lu}{3,}$/u.test(type) ? type.toLowerCase() : small(type);
  return FRENCH.get(noun) ?? noun;
};

/** A cat or dog whose age is told in weeks or months up to a year is called what everybody calls it. */
const nameYoung = (kind: string, age: string): string => {
  const months = /^(\w+)-(week|month)-old$/u.exec(agePhrase(age).before);
  if (!months || (months[2] === 'month' && Number(months[1]) > 12)) return kind;
  if (kind === 'cat') return 'kitten';
  return kind === 'dog' ? 'puppy' : kind;
};
