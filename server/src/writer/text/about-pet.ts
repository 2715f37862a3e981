import { beginsWithPronoun, isAboutAnother } from '#answers/another-being';
import type { KnownAnswers } from '#answers/known-answers';
import { chooseVoice } from '../built-in/voice.ts';
import { isClause } from '../third-person/clause.ts';
import { isFirstPerson } from '../third-person/first-person.ts';
import { findMissing } from '../third-person/missing-subject.ts';
import { leansOn } from '../third-person/people.ts';
import { capital } from './mend.ts';

const KIND =
  'dog|cat|boy|girl|pup|puppy|kitten|kitty|bunny|rabbit|bird|parrot|horse|pony|mare|gelding|hound|tortie|tabby|calico|pet|fellow|guy|lad|lady|baby|one|female|male';
const KINDS =
  'dogs|cats|boys|girls|pups|puppies|kittens|kitties|bunnies|rabbits|birds|horses|pair|two|guys|litter|brothers|sisters|siblings';
const TOGETHER = 'boys|girls|pair|two|brothers|sisters|siblings';
/** "this sweet, 6 year old girl", "the older of the two", "these brothers". */
const BY_KIND = new RegExp(
  String.raw`^.{0,50}\b(?:(?:this|the|my|our) (?:[\p{L}\d’'-]+,? ){0,4}?(?:${KIND})|(?:these|those|two|both|both of) (?:[\p{L}\d’'-]+,? ){0,4}?(?:${KINDS})|(?:the|my|our) (?:[\p{L}\d’'-]+,? ){0,4}?(?:${TOGETHER}))\b(?![’'])|^\W*an? (?:[\p{L}\d’'-]+,? ){0,6}?(?:${KIND})\b`,
  'iu',
);
/** "This is", and no "this is". */
const POINTS_TO =
  /^\W*th(?:is|ese) (?!is\b|was\b|are\b|were\b|means?\b|could\b|can\b|will\b|may\b|page\b|listing\b|class|case\b)/iu;
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
/** Means what the sentence before it is about. */
const GOES_ON = /^\W*(?:they|their|both|either|neither|its?|th(?:is|at|ese|ose))\b/iu;
const MEANS_THEM = /\b(?:they|them|their|themselves|both)\b/iu;
const MEANS_IT = /\bits?\b/iu;
/** Says nothing by itself. */
const SIGHS =
  /^\W*(?:sigh|yuck|ugh|boo hoo|wow|oh|oh,? so \w+|ah|aw+|sadly|so sad|lol|ha(?: ?ha)+|hm+|yay|phew|alas|enjoy|well|anyway)\W*$/iu;
/** Animals in general. */
const OTHERS =
  /\b(?:dogs|cats|animals|pets|puppies|kittens|rabbits|bunnies|birds|horses|parrots|turtles|reptiles?|geckos|snakes|guinea pigs|breeds?|keepers?)\b/iu;

const SHE = /\b(?:she|hers?|herself)\b/iu;
const HE = /\b(?:he|him|his|himself)\b/iu;

/** Matches the pronouns of the pet: of its sex if a text has them, else both. */
const pronounOf = (text: string, gender: string): RegExp => {
  const { they } = chooseVoice(gender);
  if (they === 'she' && SHE.test(text)) return SHE;
  return they === 'he' && HE.test(text) ? HE : new RegExp(`${SHE.source}|${HE.source}`, 'iu');
};

/** Returns true if a sentence cannot stand without the one before it. */
export const isTorn = (sentence: string, before: string): boolean =>
  leansOn(sentence, before) && !BY_KIND.test(sentence) && !POINTS_TO.test(sentence);

/**
 * Returns for each of the sentences whether it tells of the pet, and not of pets in general, of people, of a rescue, or only of who
 * writes.
 * @param isPets whether the pet speaks of itself.
 */
export const aboutPet = (
  sentences: readonly string[],
  { name, gender }: Pick<KnownAnswers['pet'], 'name' | 'gender'>,
  isPets: boolean,
): boolean[] => {
  const text = sentences.join(' ');
  const pronoun = pronounOf(text, gender);
  const isNamed = findName(sentences, name);
  const told: boolean[] = [];
  let before = '';
  let isOfOther = false;
  for (const sentence of sentences) {
    const isByName = isNamed(sentence) || BY_KIND.test(sentence) || POINTS_TO.test(sentence);
    isOfOther =
      !isByName &&
      !/^(?:his|her|their) /iu.test(sentence) &&
      ((isOfOther && beginsWithPronoun(sentence)) || isAboutAnother(sentence, name));
    const isCalled = isByName || (isPets ? isFirstPerson(sentence) : REASON.test(sentence));
    const goesOn = pronoun.test(sentence) || (meansThem(sentence) && (told.at(-1) !== false || !OTHERS.test(before)));
    before = sentence;
    told.push(!SIGHS.test(sentence) && (isCalled || (goesOn && !isOfOther) || isNote(sentence)));
  }
  return told;
};

/** Returns a function that tells whether a sentence has the pet's name. */
const findName = (sentences: readonly string[], name: string): ((sentence: string) => boolean) => {
  const typed = name.split(/[^\p{L}]+/u).filter((word) => word.length > 1 && !/^(?:and|the)$/iu.test(word));
  const written = typed.flatMap((word) => [word, word.toUpperCase(), capital(word.toLowerCase())]);
  const hasOne = (words: readonly string[]) => (sentence: string) =>
    words.some((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(sentence));
  if (sentences.some(hasOne(written))) return hasOne(written);
  // Where its own name is nowhere, a pet is called by one that is said again.
  const inside = sentences.flatMap((sentence) => sentence.match(NAME_INSIDE) ?? []);
  const again = inside.filter((word, place) => inside.indexOf(word) !== place);
  return (sentence) => hasOne(again)(sentence) || NAMED.test(sentence);
};

const meansThem = (sentence: string): boolean =>
  GOES_ON.test(sentence) ||
  (MEANS_THEM.test(sentence) && !OTHERS.test(sentence)) ||
  (MEANS_IT.test(sentence) && !OTHERS.test(sentence) && !isFirstPerson(sentence));

/** Returns true for what an owner notes without a subject: "Loves toys", "Not fully house trained", "Neutered". */
const isNote = (sentence: string): boolean =>
  LEFT_OUT.test(sentence) || findMissing(sentence.replace(/^(?:But|And) /u, '')) !== null || !isClause(sentence);
