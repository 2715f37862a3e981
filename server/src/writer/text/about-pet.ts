import { isClause } from '../third-person/clause.ts';
import { isFirstPerson } from '../third-person/first-person.ts';
import { findMissing } from '../third-person/missing-subject.ts';
import { leansOn } from '../third-person/people.ts';

/** "this sweet, 6 year old girl", "the older of the two". */
const BY_KIND =
  /\b(?:this|the|these|those|my|our|an?|two|both) (?:[\p{L}\d’'-]+,? ){0,6}?(?:dogs?|cats?|boys?|girls?|pups?|puppy|puppies|kitten|kittens|kitty|bunny|bunnies|rabbits?|birds?|parrot|horse|pony|mare|gelding|hound|tortie|tabby|calico|pair|pet|fellow|guys?|lad|two|one|litter|brothers?|sisters?|siblings|female|male)\b/iu;
/** How an advert calls its pet: "she", or by its kind. */
const CALLED = [
  /\b(?:he|she|him|hers?|his|himself|herself)\b/iu,
  BY_KIND,
  /^\W*th(?:is|ese) (?!is\b|was\b|are\b|were\b|means?\b|could\b|can\b|will\b|may\b|page\b|listing\b|class)/iu,
];
/** "Coco is", "Mickie has had": a name of one word before what it does. */
const NAMED = /^\W*\p{Lu}\p{Ll}+(?<!ing|ism|ion) (?:is|was|has|had|does|did|likes|loves|enjoys|gets|came)\b/u;
/** Why an owner gives a pet away: no pet is named in it. */
const REASON =
  /\b(?:I|we|my|our)\b.*\b(?:moving|moved?|allerg\w+|landlord|rent\w*|apartment|flat|bab(?:y|ies)|pregnan\w*|divorc\w*|died|passed|hospital|health|sick|ill|illness|work\w*|jobs?|hours|time|afford|travel\w*|already have)\b/iu;
/** Names beside the one in the form: capitals inside a sentence. */
const NAME_INSIDE = /(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}\b/gu;
/** "Not fully house trained", "Kids are fine": the pet is left out. */
const LEFT_OUT =
  /^\W*(?:(?:but|and) )?(?:not|very|fully|a (?:little|bit)|house-?broken|adult[- ]only)\b|\b(?:is|are) (?:fine|ok(?:ay)?|good|no problem|(?:un|not )known)\b/iu;
/** Means what the sentence before it is about. */
const GOES_ON = /^\W*(?:they|their|both|either|neither|its?|th(?:is|at|ese|ose))\b/iu;
const MEANS_THEM = /\b(?:they|them|their|themselves|both|its?)\b/iu;
/** Says nothing by itself. */
const SIGHS = /^\W*(?:sigh|yuck|ugh|boo hoo|wow|oh|ah|aw+|sadly|lol|ha(?: ?ha)+|hm+|yay|phew|alas|enjoy|well)\W*$/iu;
/** Animals in general. */
const OTHERS =
  /\b(?:dogs|cats|animals|pets|puppies|kittens|rabbits|bunnies|birds|horses|parrots|turtles|reptiles?|geckos|snakes|guinea pigs|breeds?|keepers?)\b/iu;

/** Returns true if a sentence cannot stand without the one before it. */
export const isTorn = (sentence: string, before: string): boolean =>
  leansOn(sentence, before) && !BY_KIND.test(sentence);

/**
 * Returns for each of the sentences whether it tells of the pet, and not of pets in general, of a rescue, or only of who writes.
 * @param isPets whether the pet speaks of itself.
 */
export const aboutPet = (sentences: readonly string[], petName: string, isPets: boolean): boolean[] => {
  const inside = sentences.flatMap((sentence) => sentence.match(NAME_INSIDE) ?? []);
  const again = inside.filter((name, place) => inside.indexOf(name) !== place);
  const names = [...petName.split(/[^\p{L}]+/u).filter((name) => name.length > 1), ...again];
  const isNamed = (sentence: string) =>
    NAMED.test(sentence) || names.some((name) => new RegExp(`\\b${name}(?!\\p{L})`, 'u').test(sentence));
  const told: boolean[] = [];
  let before = '';
  for (const sentence of sentences) {
    const isCalled =
      CALLED.some((pattern) => pattern.test(sentence)) ||
      isNamed(sentence) ||
      (isPets ? isFirstPerson(sentence) : REASON.test(sentence));
    const isOfThem = GOES_ON.test(sentence) || (MEANS_THEM.test(sentence) && !OTHERS.test(sentence));
    const goesOn = isOfThem && (told.at(-1) !== false || !OTHERS.test(before));
    before = sentence;
    told.push(
      !SIGHS.test(sentence) &&
        (isCalled ||
          goesOn ||
          LEFT_OUT.test(sentence) ||
          findMissing(sentence.replace(/^(?:But|And) /u, '')) !== null ||
          !isClause(sentence, names)),
    );
  }
  return told;
};
