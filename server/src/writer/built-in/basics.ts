import { isDeepStrictEqual } from 'node:util';
import { kindOf } from '@pawsume/contract/pet-steps/species';
import { splitSentences } from '#lib/sentences';
import type { WriterFacts } from '../facts.ts';
import { leaveOut } from '../text/cut.ts';
import { isCaution } from '../text/excerpt.ts';
import { numberInWords } from '../text/numbers.ts';
import { splitWords } from '../text/words.ts';
import { isQuality } from '../third-person/missing-subject.ts';
import { isAuxiliary, isPast, isThirdPerson } from '../third-person/verbs.ts';
import { agePhrase } from './age.ts';
import { withArticle } from './article.ts';

const NUMBER = String.raw`(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
/** Age, weight, sex and name, as a description tells them again. */
const BASICS = new RegExp(
  String.raw`\b(?:years?|months?|weeks?)(?: |-)old\b|\bborn\b|\b(?:turns?|turned|turning|aged?|is|was) (?:(?:about|almost|nearly|around|approximately|only|just|now) )?${NUMBER}(?=$|[.,;!]| and\b| in\b| this\b| next\b)|\bweigh\w*|\b(?:fe)?males?\b|\b(?:neutered|spayed|unspayed|intact)\b|\b(?:named|called|goes by the name|name is|answers to|pure-?bred)\b`,
  'iu',
);
/** Words that may stand around them. */
const AROUND =
  'a an and the i am is are was he she they it his her this name named called weighs weighing about around approximately estimated guessed thought believed to be old young now currently only yr yrs yo year years month months week weeks pet boy girl who breed lb lbs pound pounds kg adorable beautiful gorgeous handsome cute pretty stunning unique precious looks look like appears fully full grown at roughly weight';
const DENIES = /\b(?:not|no|never|but|only|maybe)\b|n[’']t\b|[?%]/iu;

/** Whether a clause tells age, weight, sex, name or breed, which stand beside it already. */
export const tellsBasics = (clause: string, { name, breed }: WriterFacts['pet']): boolean =>
  BASICS.test(clause) ||
  [name, breed].some((known) => known !== '' && clause.toLowerCase().includes(known.toLowerCase()));

const NEUTERED = ['neutered', 'spayed', 'altered', 'fixed'];

/** Words of what step 1 says, and that the pet is neutered. */
const knownWords = ({ pet, health }: WriterFacts): ReadonlySet<string> => {
  const { description: _, ...told } = pet;
  const basics = splitWords(Object.values(told).join(' '));
  return new Set([
    ...[...basics, ...basics.map((word) => numberInWords(Number(word))), ...AROUND.split(' ')],
    ...(basics.includes('mixed') ? ['mix'] : []),
    ...(health.neutered === 'Yes' ? NEUTERED : []),
  ]);
};

/** Words of a sentence that are not known; all of one that denies something. */
const addedWords = (sentence: string, known: ReadonlySet<string>): string[] =>
  splitWords(sentence).filter((word) => DENIES.test(sentence) || !known.has(word));

/** "Bo is a young Beagle who is shy", "Bo is a Beagle and he's a calm dog". */
const IDENTITIES: [RegExp, string][] = [
  [/^(\p{L}[\p{L}\p{M}’'. -]{0,40}?) is an? ([^,.!?]{1,80}?),? (?:who|that) (?=\p{Ll})/u, '$1 '],
  [/^(\p{L}[\p{L}\p{M}’'. -]{0,40}?) is an? ([^,.!?]{1,80}?) and (?:he|she)(?:['’]s| is) (?=\p{Ll})/u, '$1 is '],
];

const AGE = String.raw`(?<age>(?:(?:about|around|approximately|now) )?${NUMBER}(?:[.,]\d| 1\/2)?[ -](?:year|month|week|yr)s?(?:[ -]old| of age))`;
const ANY_AGE = new RegExp(AGE, 'iu');
/** "7-8 years old". */
const RANGE = /\b(?<from>\d{1,2}) ?(?:-|–|to) ?(?<to>\d{1,2}) (?<unit>year|month|week)s?[ -]old\b/iu;
const withoutAbout = (age: string) => age.replace(/^(?:about|around|approximately|now) /iu, '');

/** Returns true for a sentence that says of the pet the age that step 1 says. */
export const tellsAge = (sentence: string, { age }: Pick<WriterFacts['pet'], 'age'>): boolean => {
  const inNumbers = sentence
    .replace(/\ban? (?=(?:year|month)[ -]old\b)/iu, 'one ')
    .replace(/\ba year and a half(?= old\b)/iu, '1.5 years');
  const { groups: { age: told = '' } = {} } = ANY_AGE.exec(inNumbers) ?? {};
  const { groups: { from = '', to = '', unit = '' } = {} } = RANGE.exec(inNumbers) ?? {};
  const years = Number.parseFloat(age);
  if (unit !== '' && age.includes(unit)) return Number(from) <= years && years <= Number(to);
  return told !== '' && isDeepStrictEqual(agePhrase(withoutAbout(told)), agePhrase(withoutAbout(age)));
};

/** Returns true for a sentence that says of the pet the breed that step 1 says. */
export const tellsBreed = (sentence: string, { breed }: Pick<WriterFacts['pet'], 'breed'>): boolean => {
  const [, being = ''] = /(?:\b(?:is|am|are|be)|['’](?:s|m|re))\b(.*)/iu.exec(sentence.toLowerCase()) ?? [];
  const place = being.indexOf(breed.toLowerCase());
  return breed !== '' && place >= 0 && !/\b(?:fond|loves?|other|than|with)\b/u.test(being.slice(0, place));
};

/** Returns true for a sentence that says which kind of animal the pet is: "Bo is a calm cat". */
export const tellsKind = (sentence: string, { type }: Pick<WriterFacts['pet'], 'type'>): boolean => {
  const [, being = ''] = /\bis (an? [^,.;]{0,60})/iu.exec(sentence) ?? [];
  return kindOf(type) !== 'other' && kindOf(being) === kindOf(type);
};

/** How a sentence tells an age beside something else, and what stands there without it. */
const AGES: [RegExp, (around: Record<string, string>) => string][] = [
  // "a 3 year old orange cat", "a sweet, 3 year old cat", "a cat, about 3 years old", "is 3 years old and has".
  [
    new RegExp(
      String.raw`(?<!\b(?:in|like|for|of|than) )\ban? ${AGE},? (?!and\b|who\b|that\b)(?<next>[\p{L}\d]+)`,
      'iu',
    ),
    ({ next = '' }) => withArticle(next),
  ],
  [
    new RegExp(
      String.raw`(?<before>\ban? (?:(?!is\b|was\b|who\b|s?he\b)\p{L}+,? (?:and )?){0,3}?(?!is\b|was\b|estimated\b)\p{L}+),? ${AGE},?(?= \p{L})`,
      'iu',
    ),
    ({ before = '' }) => before,
  ],
  [new RegExp(`, ${AGE}, (?=(?:is|was|has|loves|likes)\\b)`, 'iu'), () => ' '],
  [new RegExp(`(?:,|,? and (?:he|she)(?: is|['’]s)) ${AGE}(?=[,.!])`, 'iu'), () => ''],
  [
    new RegExp(
      String.raw`(?: is|['’]s) ${AGE}(?:,? and |, )(?!and\b|but\b|so\b|who\b|which\b|he\b|she\b|pure-?bred\b)(?<next>\p{L}+)`,
      'iu',
    ),
    ({ next = '' }) => (isThirdPerson(next) || isAuxiliary(next) || isPast(next) ? ` ${next}` : ` is ${next}`),
  ],
];

const COLOUR = '(?:black|white|brown|tan|gr[ae]y|orange|cream|ginger|brindle|chocolate|merle|fawn|buff)';
/** "He is a black and white male rabbit". */
const COLOURED = new RegExp(
  `^(?<who>.{1,40}?) is an? [^.!?]*?(?<colours>(?:all[- ])?${COLOUR}(?:(?:,|,? and|,? &|-) ?${COLOUR})*)`,
  'iu',
);

/** "Bo is a young male Beagle who is shy", "Bo is 3 years old and has": "Bo is shy", "Bo has", where step 1 says the rest. */
export const withoutRepeats = (facts: WriterFacts): ((sentence: string) => string) => {
  const known = knownWords(facts);
  const isKnown = (words: string) => addedWords(words, known).length === 0;
  const said = agePhrase(facts.pet.age);
  const isSameAge = (age: string) => isDeepStrictEqual(agePhrase(age), said);
  const withoutAge = (sentence: string, [pattern, left]: (typeof AGES)[number]): string => {
    const { 0: told = '', groups = {} } = pattern.exec(sentence) ?? {};
    const isRepeated = groups.age !== undefined && (isKnown(groups.age) || isSameAge(groups.age));
    return isRepeated ? sentence.replace(told, left(groups)) : sentence;
  };
  const withoutIdentity = (sentence: string, [pattern, left]: (typeof IDENTITIES)[number]): string => {
    const [, , identity = ''] = pattern.exec(sentence) ?? [];
    return identity !== '' && isKnown(identity) ? sentence.replace(pattern, left) : sentence;
  };
  const onlyColours = (sentence: string): string => {
    const { who = '', colours = '' } = COLOURED.exec(sentence)?.groups ?? {};
    const isAll = colours !== '' && isKnown(sentence.replace(colours, ''));
    return isAll ? `${who} is ${colours}.` : sentence;
  };
  return (sentence) => onlyColours(IDENTITIES.reduce(withoutIdentity, AGES.reduce(withoutAge, sentence)));
};

/** Returns a description without the sentences that only repeat what step 1 says. */
export const withoutBasics = (facts: WriterFacts): string => {
  const { description } = facts.pet;
  const known = knownWords(facts);
  return leaveOut(
    description,
    splitSentences(description).filter((sentence) => addedWords(sentence, known).length === 0),
  );
};

/** So few more words beside an age that is known are not worth a sentence. */
const FEW = 2;

/** Returns a text without the sentences that tell a known age and hardly more: for a quotation, in which no word can be left out. */
export const withoutAges = (text: string, facts: WriterFacts): string => {
  const said = agePhrase(facts.pet.age);
  const known = knownWords(facts);
  const isOnlyAge = (sentence: string): boolean => {
    const { groups: { age = '' } = {} } = ANY_AGE.exec(sentence) ?? {};
    const added = addedWords(sentence, known);
    const isShort = added.length <= FEW && !added.some(isQuality);
    return age !== '' && isDeepStrictEqual(agePhrase(age), said) && isShort && !isCaution(sentence);
  };
  return leaveOut(text, splitSentences(text).filter(isOnlyAge));
};
