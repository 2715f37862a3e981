import { isNotKnown } from '#answers/not-known';
import { plural, singular, withoutCount } from '#answers/several';
import { curly } from '#lib/curly';
import type { WriterFacts } from '../facts.ts';
import { oneLine, small } from '../text/mend.ts';
import { innerQuotes } from '../text/quotes.ts';
import { agePhrase } from './age.ts';
import { joinList } from './list.ts';

/** Classes of animals: nobody says "bearded dragon reptile", the breed alone names the animal. */
const CLASSES =
  /^(?:birds?|reptiles?|fish|amphibians?|dogs?|snakes?|insects?|exotics?|others?|small (?:animals?|pets?))$/iu;
const MIXED = /^(?:mixed|mixed[ -]breed(?: mix)?|mix|mutt|cross|crossbreed|hybrid)$/iu;
const YOUNG = new Map(Object.entries({ cat: 'kitten', cats: 'kittens', dog: 'puppy', dogs: 'puppies' }));
/** Ages that are no number. */
const STILL_YOUNG = /^(?:kittens?|kitty|pupp(?:y|ies)|pup)$/iu;
const FRENCH = new Map(
  Object.entries({ chien: 'dog', chienne: 'dog', chat: 'cat', chatte: 'cat', lapin: 'rabbit', oiseau: 'bird' }).concat(
    Object.entries({ poisson: 'fish', cheval: 'horse' }),
  ),
);
/** "Bulldog, American" and "Collie (Border)": as lists are sorted. */
const INVERTED =
  /^(Terrier|Cattle Dog|Bulldog|Shepherd|Retriever|Spaniel|Hound|Coonhound|Collie|Poodle|Pinscher|Schnauzer|Mastiff|Setter|Pointer|Corgi|Husky|Lop)(?:, (?![^/(]*(?:Terrier|Dog|Shepherd|Retriever|Spaniel|Hound|Poodle)\b)([\p{L} ]{2,30})(?=[/(]|$)| \(([\p{L} ]{2,30})\)$)/u;
const IN_BRACKETS = /(?<!\s)\s*[([]([^)\]]{0,200})[)\]]/gu;
const BETWEEN_NAMES = /[,;:/]| [-–—] /u;
const GUESS =
  /[?%…]|\b(?:maybe|perhaps|possibl\w*|probabl\w*|likely|appears|looks|seems|guess\w*|think|believe|idea|sure|certain|known|unknown)\b/iu;
/** Words that say how a coat looks, or count parts, and name no breed. */
const NO_BREED =
  /^(?:[\d/.]+|light|dark|short|medium|long|wire|smooth|hair(?:ed)?|coat(?:ed)?|black|white|brown|chocolate|red|ginger|orange|cream|apricot|yellow|golden|fawn|gr[ae]y|blue|silver|merle|brindle|spotted|normal|pied|lutino|albino|pearl|cinnamon|and|tabby|calico|tuxedo|purebred|pedigree|papers|no)$/iu;
const IS_MIX = /\b(?:mix(?:ed)?|cross)$/iu;

/** Whether a word keeps its capital, because it begins with a place or a people. */
export const isOfPlace = (word: string): boolean => PROPER.test(word);

/** Words of a breed that keep their capital, because they name a place or a people. */
const PROPER =
  /^(?:african|alaskan|american|anatolian|angora|australian|basset|bavarian|belgian|bengal|bernese|border|boston|brazilian|british|brittany|burmese|canadian|cardigan|carolina|caucasian|chesapeake|chinese|cornish|cuban|dutch|egyptian|english|european|finnish|flemish|french|german|gordon|greek|greenland|havana|himalayan|holland|hungarian|iberian|icelandic|indian|irish|italian|jack|japanese|karelian|kerry|king|korean|labrador|lakeland|maine|maltese|manchester|manx|mexican|netherland|new|newfoundland|nova|norwegian|norfolk|norwich|pembroke|persian|peruvian|polish|portuguese|pyrenean|rhodesian|roman|russian|saint|scottish|shetland|siamese|siberian|skye|somali|spanish|st\.?|staffordshire|sussex|swedish|swiss|syrian|thai|tibetan|turkish|vietnamese|welsh|west|yorkshire)\b/iu;
/** Coats and mixes that many give as a breed. */
const COMMON = /^(?:tabby|calico|tortoiseshell|tuxedo|moggie|mutt|shorthair|longhair|lop|ginger)$/iu;

/** Returns the noun for a pet: breed, breed with kind, or kind alone, in the owner's words. */
export const describeKind = (pet: WriterFacts['pet']): string => {
  const counted = pet.areSeveral ? plural : singular;
  const typed = counted(commonNoun(innerQuotes(curly(withoutCount(oneLine(pet.type)))))) || counted('pet');
  const kind = STILL_YOUNG.test(pet.age) ? (YOUNG.get(typed) ?? typed) : typed;
  const race = nameBreed(innerQuotes(curly(oneLine(pet.breed))));
  if (race === '') return nameYoung(kind, pet.age);
  if (MIXED.test(race)) return `mixed-breed ${kind}`;
  return withKind(lowered(race), kind, counted);
};

/** Returns all breeds that are named; empty where they are a guess, or several and no mix of them. */
const nameBreed = (listed: string): string => {
  const typed = listed.replace(INVERTED, '$2$3 $1');
  if (isNotKnown(typed) || GUESS.test(typed)) return '';
  const isMix = [...typed.matchAll(IN_BRACKETS)].some(([, said = '']) => MIXED.test(said));
  const parts = typed.replaceAll(IN_BRACKETS, '').split(BETWEEN_NAMES).map(trimmed).filter(Boolean);
  const [first = '', ...others] = [...parts, ...(isMix ? ['mix'] : [])];
  // "Budgie/Budgerigar" is one.
  const isOther = (part: string) => part.slice(0, SAME).toLowerCase() !== first.slice(0, SAME).toLowerCase();
  const named = others.filter(
    (part) => isOther(part) && !MIXED.test(part) && !part.split(/\s+/u).every((word) => NO_BREED.test(word)),
  );
  if (MIXED.test(first)) return first;
  const last = named.at(-1) ?? first;
  const all = / and /u.test(last) ? [first, ...named].join(', ') : joinList([first, ...named]);
  if (IS_MIX.test(last)) return all;
  if (others.some((part) => MIXED.test(part))) return `${all} mix`;
  return named.length === 0 ? first : '';
};

/** Letters by which two names of a breed are the same one. */
const SAME = 4;

const trimmed = (text: string): string => text.trim().replace(/(?<![\s.])[\s.]+$/u, '');

/** "Umbrella cockatoo" as people type the start of a line; "Standard Poodle" and "German shepherd" stay. */
const lowered = (race: string): string => {
  const [, ...rest] = race.replace(/ (?:mix|cross)$/iu, '').split(/\s+/u);
  const isTypedAsLine = rest.length > 0 && rest.every((word) => !/^\p{Lu}/u.test(word));
  return COMMON.test(race) || (isTypedAsLine && !PROPER.test(race) && !/^\p{Lu}\p{L}+[’']s\b/u.test(race))
    ? small(race)
    : race;
};

const withKind = (race: string, kind: string, counted: (noun: string) => string): string => {
  const told = counted(race);
  const isNamed = new RegExp(`(?<![\\p{L}])${RegExp.escape(kind)}(?![\\p{L}])`, 'iu').test(told);
  // "Other" and "Mouse": the breed says what the pet is.
  if (kind === 'pet' && /^\p{L}+(?<!s)$/u.test(told)) return small(told);
  return CLASSES.test(kind) || isNamed ? told : `${singular(race)} ${kind}`;
};

const TWO_WORDS = /^(?:guinea pig|bearded dragon|sugar glider|leopard gecko|corn snake|ball python)s?$/iu;

/** "Dog" and "DOG" are dogs, and so is a "chien": many of our owners are at home in French. */
const commonNoun = (type: string): string => {
  const noun = /^\p{Lu}{3,}$/u.test(type) ? type.toLowerCase() : small(trimmed(type.replaceAll(IN_BRACKETS, '')));
  return FRENCH.get(noun) ?? (TWO_WORDS.test(noun) ? noun.toLowerCase() : noun);
};

/** A cat or dog whose age is told in weeks or months up to a year is called what everybody calls it. */
const nameYoung = (kind: string, age: string): string => {
  const months = /^(\w+)-(week|month)-old$/u.exec(agePhrase(age).before);
  if (!months || (months[2] === 'month' && (months[1] === 'twelve' || Number(months[1]) > 12))) return kind;
  return YOUNG.get(kind) ?? kind;
};
