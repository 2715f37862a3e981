import { beginsWithPronoun, isAboutAnother } from '#answers/another-being';
import type { KnownAnswers } from '#answers/known-answers';
import { saysRecovered, takesBack, warnsOf } from '#answers/warnings';
import { splitSentences } from '#lib/sentences';
import { mayWarn } from '../adverts/may-warn.ts';
import { chooseVoice } from '../built-in/voice.ts';
import { isClause } from '../third-person/clause.ts';
import { isFirstPerson } from '../third-person/first-person.ts';
import { findMissing } from '../third-person/missing-subject.ts';
import { leansOn } from '../third-person/people.ts';
import { isPetsVoice } from '../third-person/pets-voice.ts';
import { CUT, leaveOut } from './cut.ts';
import { isCaution } from './excerpt.ts';
import { capital } from './mend.ts';

const KIND =
  'dog|cat|boy|girl|pup|puppy|kitten|kitty|bunny|rabbit|bird|parrot|horse|pony|mare|gelding|hound|tortie|tabby|calico|pet|fellow|guy|lad|lady|baby|one|female|male';
const KINDS =
  'dogs|cats|boys|girls|pups|puppies|kittens|kitties|bunnies|rabbits|birds|horses|pair|two|guys|litter|buns|babies|brothers|sisters|siblings';
const TOGETHER = 'boys|girls|pair|two|brothers|sisters|siblings';
const BETWEEN = String.raw`(?:[\p{L}\d’'-]+,? )`;
/** "this sweet, 6 year old girl", "the older one". */
const BY_KIND = new RegExp(
  String.raw`^.{0,50}\b(?:this|the|my|our) ${BETWEEN}{0,4}?(?:${KIND})\b(?![’'])|^\W*an? ${BETWEEN}{0,6}?(?:${KIND})\b`,
  'iu',
);
/** "these brothers", "the two girls". */
const BY_KINDS = new RegExp(
  String.raw`^.{0,50}\b(?:(?:these|those|two|both|both of) ${BETWEEN}{0,4}?(?:${KINDS})|(?:the|my|our) ${BETWEEN}{0,4}?(?:${TOGETHER}))\b(?![’'])`,
  'iu',
);
/** A text of more pets than one. */
const OF_SEVERAL = /\b(?:these two|both|pairs?|brothers|sisters|siblings|litter|together|kittens|puppies|twins)\b/iu;
/** "This is", and no "this is". */
const POINTS_TO =
  /^\W*this (?!is\b|was\b|are\b|were\b|has\b|had\b|ma[dk]es?\b|means?\b|includes?\b|could\b|can\b|will\b|may\b|page\b|listing\b|class|case\b|decision|move\b|time\b|home\b|house\b|experience|process|issue|shelter|rescue)/iu;
/** "Coco is", "Mickie has had": a name of one word before what it does. */
const NAMED = /^\W*\p{Lu}\p{Ll}+(?<!ing|ism|ion) (?:is|was|has|had|does|did|likes|loves|enjoys|gets|came)\b/u;
/** Why an owner gives a pet away: no pet is named in it. */
const REASON =
  /\b(?:I|we|my|our)\b.*\b(?:moving|move (?:to|into|out|abroad)|allerg\w+|landlord|pregnan\w*|divorc\w*|passed away|no longer|can(?:not|['’]t) (?:keep|care|take)|afford|hospital|retir\w*)\b/iu;
/** Names beside the one in the form: capitals inside a sentence. */
const NAME_INSIDE = /(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}\b/gu;
/** "Not fully house trained", "Kids are fine": the pet is left out. */
const LEFT_OUT =
  /^\W*(?:(?:but|and) )?(?:not|very|fully|a (?:little|bit)|house-?broken|adult[- ]only)\b|\b(?:is|are) (?:fine|ok(?:ay)?|good|no problem|(?:un|not )known)\b/iu;
/** Says nothing by itself, or aside. */
const SAYS_NOTHING =
  /^[([][^)\]]{0,40}[)\]]?\.?$|^\p{L}{1,20} here\W{0,3}$|^[?!,.]{1,4} \p{L}{1,20}\W{0,3}$|^\W*(?:sigh|yuck|ugh|boo hoo|wow|oh|oh,? so \w+|ah|aw+|sadly|so sad|so cute|lol|(?:hey|hi|hello),? \p{L}{1,30}|tqvm|ha(?: ?ha)+|hm+|yay|phew|alas|enjoy|well|anyway)\W*$/iu;
/** Means what the sentence before it is about. */
const GOES_ON = /^\W*(?:they|their|both|either|neither|its?|th(?:is|at|ese|ose))\b/iu;
/** Animals in general. */
const OTHERS =
  /\b(?:dogs|cats|animals|pets|puppies|kittens|rabbits|bunnies|birds|horses|parrots|turtles|reptiles?|geckos|snakes|guinea pigs|critters|breeds?|keepers?|most cats|parrots in)\b/iu;
/** What stands before the subject. */
const LEAD =
  /^\W{0,3}(?:(?:when|while|as|after|before|since|if|once|although|though|because|despite|unlike|in|on|at|for|with|during|from|by|through|now|then|also|yes|well|one|every|each|besides|beyond|otherwise|under|underneath|less than|an?|\p{L}{2,15}(?:ly|ing|ed))\b[^,]{0,100},|(?:now|then|also|but|and|so|plus|well|maybe|perhaps|\p{L}{2,15}ly)\b,?)\s/iu;
/** Asides of who writes. */
const ASIDE =
  /^(?:I|we)(?:['’](?:m|ll|ve|d|re))? (?:\w+ )?(?:hop\w+|wish\w*|went|told|tell|try|trying|visit\w*|wonder\w*|post\w*|updat\w*|like|ask\w*|suspect|mention|have \p{Lu}|held|will (?:be|not be) (?:posting|in touch))\b/u;
/** So many words in, a sentence has named what it is about. */
const EARLY = 7;

const SHE = 'she|hers?|herself';
const HE = 'he|him|his|himself';
const THEY = 'they|them|theirs?|themselves|both';

/** Matches the pronouns of the pet: of its sex if a text has them, else those that it has. */
const pronounOf = (text: string, name: string, gender: string): { own: RegExp; other: RegExp | null } => {
  const { they } = chooseVoice(gender);
  const has = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'iu').test(text);
  const own = they === 'she' ? SHE : HE;
  const open = they === 'they' ? `${THEY}|its?` : 'its?';
  const words = they !== 'they' && has(own) ? own : has(`${SHE}|${HE}`) ? `${SHE}|${HE}` : open;
  const isIt = (text.match(IT_IS)?.length ?? 0) > 1;
  const all = [
    words,
    ...(TOGETHER_NAMES.test(text) || / (?:&|and) /u.test(name) ? [THEY] : []),
    ...(isIt ? ['its?'] : []),
  ].join('|');
  const other = words === SHE ? /^\W*he\b/iu : words === HE ? /^\W*she\b/iu : null;
  return { own: new RegExp(`\\b(?:${all})\\b`, 'iu'), other };
};
/** Said more than once, "it" is the pet. */
const IT_IS = /(?<=^|[.!?)(] )It(?:['’]s)?\b/gu;
/** Several pets are spoken of. */
const TOGETHER_NAMES = new RegExp(
  `\\bthese (?:[\\p{L}\\d’'-]+ ){0,2}(?:${KINDS})\\b|\\bbonded pair\\b|\\bboth of them\\b`,
  'iu',
);

/** "She was left there by her owner", "he sits for them too". */
const TAKES_UP = /, (?:however|though),|\bthere by\b|\bfor them too\b/u;

/** Returns true if a sentence cannot stand without the one before it. */
export const isTorn = (sentence: string, before: string): boolean =>
  (leansOn(sentence, before) || TAKES_UP.test(sentence)) &&
  ![BY_KIND, BY_KINDS, POINTS_TO].some((pattern) => pattern.test(sentence));

/** Whom a sentence tells of: the pet, somebody else, or it does not say. */
export type Whom = 'pet' | 'other' | 'open';

/**
 * Returns whom each of the sentences tells of. Pets in general, people, a rescue and who writes are open.
 * @param isPets whether the pet speaks of itself.
 */
export const aboutPet = (
  sentences: readonly string[],
  { name, gender }: Pick<KnownAnswers['pet'], 'name' | 'gender'>,
  isPets: boolean,
): Whom[] => {
  const hasPet = findPet(sentences, { name, gender });
  const areNotes = sentences.filter((sentence) => !isClause(sentence)).length > sentences.length / 2;
  const whom: Whom[] = [];
  let isOfOther = false;
  const called = new Set(isPets ? ofOthers(sentences, hasPet) : []);
  const isOwn = (sentence: string) => isPets && isFirstPerson(sentence) && !called.has(sentence);
  const isShort = (sentence: string) =>
    isNote(sentence) || (areNotes && !isClause(sentence) && sentence.split(' ').length > 2);
  const goesOn = (sentence: string) => whom.at(-1) === 'pet' && GOES_ON.test(sentence) && !OTHERS.test(sentence);
  for (const sentence of sentences) {
    isOfOther =
      !startsWithPet(sentence, hasPet) &&
      (isAboutAnother(sentence, name) || (isOfOther && beginsWithPronoun(sentence)));
    const isOther = isOfOther || called.has(sentence) || hasPet.isOther(sentence);
    const isPet =
      isOwn(sentence) ||
      isShort(sentence) ||
      (!isPets && REASON.test(sentence)) ||
      (!isOther && (goesOn(sentence) || namesPetEarly(sentence, hasPet)));
    whom.push(whomOf(SAYS_NOTHING.test(sentence) || (isOther && !isPet), isPet));
  }
  return whom;
};

const whomOf = (isOther: boolean, isPet: boolean): Whom => (isOther ? 'other' : isPet ? 'pet' : 'open');

/** Returns the sentences of a pet's text that are of others: of a "she", by the pet's own name, or its rescue's at the end. */
const ofOthers = (sentences: readonly string[], hasPet: Calls): string[] => {
  const lastOfSelf = sentences.findLastIndex((sentence) => OF_SELF.test(sentence));
  // Two who speak together say "we".
  if (lastOfSelf < 0) return [];
  return sentences.filter(
    (sentence, place) =>
      !OF_SELF.test(sentence) &&
      (/^\W*(?:s?he|his|her)\b/iu.test(sentence) ||
        (!isFirstPerson(sentence) && /\bs?he\b/iu.test(sentence)) ||
        startsWithPet(sentence, hasPet) ||
        (place > lastOfSelf && OF_A_RESCUE.test(sentence))),
  );
};

/** Behind the last word of a pet, its rescue speaks. */
const OF_A_RESCUE = /\b(?:adopt\w*|animals|cats|dogs|foster\w*|kittens|our|puppies|rescues?|shelters?|strays)\b/iu;
/** A pet says of itself. */
const OF_SELF = /\b(?:I|me|my|mine|myself)\b|\bI['’]/iu;

/** In characters: so much tells what a pet is like. */
const ENOUGH = 150;

/**
 * Returns an advert with only the sentences whose subject is the pet, and those that warn, where these are enough. What a pet says of itself
 * is left whole.
 */
export const withoutAsides = (text: string, pet: Pick<KnownAnswers['pet'], 'name' | 'gender'>): string => {
  const parts = text.split(CUT).map(splitSentences);
  const sentences = parts.flat();
  const afterCut = new Set(parts.slice(1).map(([first]) => first));
  const hasPet = findPet(sentences, pet);
  const isOfPet = (sentence: string) => isSubject(sentence, hasPet);
  if (isPetsVoice(text, pet.name) || sentences.filter(isOfPet).join(' ').length < ENOUGH) return text;
  const isTornOff = (sentence: string, place: number) => {
    const before = sentences[place - 1];
    const isAlone = before !== undefined && !isOfPet(before);
    return (
      (isAlone && isTorn(sentence, before)) || ((isAlone || afterCut.has(sentence)) && MEANS_BEFORE.test(sentence))
    );
  };
  const isKept = (sentence: string, place: number) =>
    warnsOf(sentence) ||
    saysRecovered(sentence) ||
    (takesBack(sentence) && warnsOf(sentences[place - 1] ?? '')) ||
    (isCaution(sentence) && (hasPet.byName(sentence) || hasPet.byPronoun(sentence))) ||
    ((isOfPet(sentence) || mayWarn(sentence, pet.name)) && !isTornOff(sentence, place));
  return leaveOut(
    text,
    sentences.filter((sentence, place) => !isKept(sentence, place)),
  );
};

/** "At noon he naps". */
const BEFORE_SUBJECT =
  /^(?:[Aa]t|[Ii]n|[Oo]n|[Ff]rom|[Ww]ith|[Ff]or|[Aa]fter|[Bb]y|[Ss]ince|[Uu]ntil|[Uu]nder|[Oo]ver)(?: [\p{L}\d’'-]+){1,4}? (?=s?he\b|\p{Lu})/u;

/** "She always brings it back": what "it" is, the sentence before said. */
const MEANS_BEFORE = /^(?:[\p{L}’']+ ){1,5}(?:it|they|them)\b/iu;

/** "Once she gets to know you": anybody. */
const NEAR_YOU =
  /\b(?:know|around|beside|follow|near|next to|(?:cuddle|lie|nap|play|sit|sleep|snuggle|walk)s? (?:up )?with) you\b/giu;

/** Returns true if the pet is what a sentence speaks of, and it speaks to nobody. */
const isSubject = (sentence: string, { byName, byPronoun, isOther, name }: Calls): boolean => {
  const [lead = ''] = LEAD.exec(sentence) ?? [];
  const main = sentence.slice(lead.length).replace(/^\W+/u, '');
  const [first = '', second = ''] = main.replace(BEFORE_SUBJECT, '').split(/\s+/u);
  if (
    /\byou(?:rs?)?\b|^(?:I|we)\b/iu.test(sentence.replaceAll(NEAR_YOU, '')) ||
    isOther(sentence) ||
    isAboutAnother(sentence, name)
  )
    return false;
  if (byName(sentence.split(/\s+/u, 2).join(' '))) return true;
  return byName(`${first} ${second}`) || byPronoun(first) || BY_KIND.test(main.split(/\s+/u, EARLY).join(' '));
};

/** What calls the pet: by name or kind, or by a pronoun. */
interface Calls {
  byName: (words: string) => boolean;
  byPronoun: (words: string) => boolean;
  name: string;
  /** A sentence that begins with the pronoun of the other sex. */
  isOther: (sentence: string) => boolean;
}

const findPet = (
  sentences: readonly string[],
  { name, gender }: Pick<KnownAnswers['pet'], 'name' | 'gender'>,
): Calls => {
  const text = sentences.join(' ');
  const { own, other } = pronounOf(text, name, gender);
  const kinds = OF_SEVERAL.test(text) ? [BY_KIND, BY_KINDS, POINTS_TO] : [BY_KIND, POINTS_TO];
  const isNamed = findName(sentences, name);
  return {
    name,
    byName: (words) => isNamed(words) || kinds.some((pattern) => pattern.test(words)),
    byPronoun: (words) => own.test(words),
    isOther: (sentence) => other?.test(sentence) ?? false,
  };
};

const startsWithPet = (sentence: string, { byName }: Calls): boolean =>
  byName(sentence) || /^(?:his|her|their) /iu.test(sentence);

/** Returns true if the pet is named before the subject, or in the first words behind it. */
const namesPetEarly = (sentence: string, { byName, byPronoun, isOther }: Calls): boolean => {
  const [lead = ''] = LEAD.exec(sentence) ?? [];
  const main = sentence.slice(lead.length);
  const early = main.split(/\s+/u, EARLY).join(' ');
  return !ASIDE.test(main) && !isOther(sentence) && [lead, early].some((words) => byName(words) || byPronoun(words));
};

/** Returns a function that tells whether a sentence has the pet's name. */
const findName = (sentences: readonly string[], name: string): ((sentence: string) => boolean) => {
  const typed = name
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !/^(?:and|the|my|our|new|old|for|of)$/iu.test(word));
  const written = typed.flatMap((word) => [word, word.toUpperCase(), capital(word.toLowerCase())]);
  const hasOne = (words: readonly string[]) => (sentence: string) =>
    words.some((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(sentence));
  if (sentences.some(hasOne(written))) return hasOne(written);
  // Where its own name is nowhere, a pet is called by one that is said again.
  const inside = sentences.flatMap((sentence) => sentence.match(NAME_INSIDE) ?? []);
  const again = inside.filter((word, place) => inside.indexOf(word) !== place);
  return (sentence) => hasOne(again)(sentence) || NAMED.test(sentence);
};

/** Returns true for what an owner notes without a subject: "Loves toys", "Not fully house trained". */
const isNote = (sentence: string): boolean =>
  LEFT_OUT.test(sentence) || findMissing(sentence.replace(/^(?:But|And) /u, '')) !== null;
