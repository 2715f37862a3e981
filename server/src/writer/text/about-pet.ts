import { isClause } from '../third-person/clause.ts';
import { findMissing } from '../third-person/missing-subject.ts';

/** How an advert calls its pet: "she", "this sweet, 6 year old girl", "the older of the two". */
const CALLED = [
  /\b(?:he|she|him|hers?|his|himself|herself)\b/iu,
  /\b(?:this|the|these|those|my|our|an?|two|both) (?:[\p{L}\d’'-]+,? ){0,6}?(?:dogs?|cats?|boys?|girls?|pups?|puppy|puppies|kitten|kittens|kitty|bunny|bunnies|rabbits?|birds?|parrot|horse|pony|mare|gelding|hound|tortie|tabby|calico|pair|pet|fellow|guys?|lad|two|one|litter|brothers?|sisters?|siblings|female|male)\b/iu,
  /^\W*th(?:is|ese) (?!is\b|was\b|are\b|were\b|means?\b|could\b|can\b|will\b|may\b|page\b|listing\b|class)/iu,
];
/** "Coco is", "Mickie has had": a name of one word before what it does. */
const NAMED = /^\W*\p{Lu}\p{Ll}+(?<!ing|ism|ion) (?:is|was|has|had|does|did|likes|loves|enjoys|gets|came)\b/u;
/** The owner, or a pet that tells of itself; "we" alone is as often a rescue. */
const SPEAKER = /\b(?:I|me|my|mine|myself)\b|\bI['’]/iu;
/** Names beside the one in the form: capitals inside a sentence. */
const NAME_INSIDE = /(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}\b/gu;
/** "Not fully house trained", "Kids are fine": the pet is left out. */
const LEFT_OUT =
  /^\W*(?:(?:but|and) )?(?:not|very|fully|a (?:little|bit)|house-?broken|adult[- ]only)\b|\b(?:is|are) (?:fine|ok(?:ay)?|good|no problem|(?:un|not )known)\b/iu;
/** Means what the sentence before it is about. */
const GOES_ON = /^\W*(?:they|their|both|either|neither|its?|th(?:is|at|ese|ose))\b/iu;
const MEANS_THEM = /\b(?:they|them|their|themselves|both|its?)\b/iu;
/** Animals in general. */
const OTHERS = /\b(?:dogs|cats|animals|pets|puppies|kittens|rabbits|bunnies|birds|horses|parrots|breeds?)\b/iu;

/** Returns for each of the sentences of an advert whether it tells of the pet, and not of pets in general, or of a rescue. */
export const aboutPet = (sentences: readonly string[], petName: string): boolean[] => {
  const inside = sentences.flatMap((sentence) => sentence.match(NAME_INSIDE) ?? []);
  const names = [...petName.split(/[^\p{L}]+/u).filter((name) => name.length > 1), ...inside];
  const isNamed = (sentence: string) => names.some((name) => sentence.includes(name)) || NAMED.test(sentence);
  const told: boolean[] = [];
  let before = '';
  for (const sentence of sentences) {
    const isCalled = CALLED.some((pattern) => pattern.test(sentence)) || isNamed(sentence) || SPEAKER.test(sentence);
    const isOfThem = GOES_ON.test(sentence) || (MEANS_THEM.test(sentence) && !OTHERS.test(sentence));
    const goesOn = isOfThem && (told.at(-1) !== false || !OTHERS.test(before));
    before = sentence;
    told.push(
      isCalled ||
        goesOn ||
        LEFT_OUT.test(sentence) ||
        findMissing(sentence.replace(/^(?:But|And) /u, '')) !== null ||
        !isClause(sentence, names),
    );
  }
  return told;
};
