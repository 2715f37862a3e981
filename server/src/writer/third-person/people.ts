import { usesOtherPronouns, type Voice } from '../built-in/voice.ts';
import { isAuxiliary, isPast, isThirdPerson } from './verbs.ts';

/** People and things that stand for a subject without an article: "Vet checked", "Landlord thought". */
const ROLE =
  /^(?:vet|landlord|landlady|teacher|trainer|breeder|neighbour|neighbor|sitter|groomer|owner|airline|shelter|foster|manager|doctor)$/u;
/** They take up a sentence before them, and say nothing without it. */
const TAKES_UP =
  /^(?:it|its|this|that|these|those|they|their|them|one|both|neither|another|but|and|or|so|then|also|otherwise|however|anyway|instead|in fact|in addition|finally|especially|which|therefore|besides|as a result|because of|such|as if|considering that|second|third|since then|there|here|he|she|his|her|the (?:first|second|third|last|other|rest|same|present|current|new|former|latter))\b|\b(?:the others?|(?:new|another) one)\b/iu;
/** "This sweet boy" is the pet. */
const PERSON =
  /\b(?:vet|landlord|landlady|teacher|trainer|breeder|neighbou?r|sitter|groomer|sister|brother|mother|father|mum|mom|dad|daughter|son|wife|husband|partner|girlfriend|boyfriend|friend|niece|nephew|aunt|uncle|cousin|colleague|boss|roommate|flatmate|woman|(?<!\bthis (?:\w+ ){0,2})(?:man|lady|girl|boy|guy)|kid|child|student|nurse|doctor|tenant|manager|superintendent|classmate|farrier|carpenter|driver|instructor|plumber|walker|agent|buyer|(?<!\b(?:an?|new) (?:\w+ ){0,3})owner|leaser|mrs|mr|ms|dr)\b/iu;

/** "Vet checked: …" as people say it: "The vet checked: …". */
export const withArticle = (sentence: string): string => {
  const [first = '', second = ''] = sentence.split(/[\s:,.;]+/u);
  return ROLE.test(first.toLowerCase()) && (isPast(second) || isThirdPerson(second) || isAuxiliary(second))
    ? `The ${first.toLowerCase()}${sentence.slice(first.length)}`
    : sentence;
};

/** Whether a sentence names a person, whom a pronoun after it may mean. */
export const namesPerson = (sentence: string): boolean => PERSON.test(sentence);

/** Whether a sentence cannot be understood without the one before it: "She takes one dog" after "A sitter". */
export const leansOn = (sentence: string, before: string): boolean =>
  before !== '' && TAKES_UP.test(sentence) && (namesPerson(before) || !/^(?:he|she|his|her)\b/iu.test(sentence));

const OTHERS = /\b(?:she|her|hers|herself|he|him|his|himself)\b/giu;

/** Whether a pronoun is neither the pet's nor that of a person whom the sentence names before it. */
export const hasUnknownPronoun = (sentence: string, voice: Voice): boolean => {
  if (!usesOtherPronouns(sentence, voice)) return false;
  if (voice.they === 'they') return true;
  const other = [...sentence.matchAll(OTHERS)].find(([pronoun]) => usesOtherPronouns(pronoun, voice));
  return other !== undefined && !namesPerson(sentence.slice(0, other.index));
};
