import type { Pet } from '../built-in/pet.ts';
import { isClause } from './clause.ts';
import { isFirstPerson } from './first-person.ts';
import { calmed, isOnlyTyped } from './handwriting.ts';
import { findMissing } from './missing-subject.ts';
import { turnOwner } from './owner.ts';
import { hasUnknownPronoun, withArticle } from './people.ts';
import type { Speaker } from './speaker.ts';
import { isPast, isThirdPerson } from './verbs.ts';

/** Speaks to the reader. */
const TO_READER = /(?<!\bthank )\byou\b|\byou['’]|\byours?(?:el(?:f|ves))?\b/iu;
const MISSPELT = /\b(?:dont|doesnt|cant|wont|isnt|didnt|aint|alot)\b/iu;
/** "We have two cats, we cannot keep him": two sentences in one, of which only the first can be turned. */
const TWO_IN_ONE =
  /^(?!(?:when|whenever|if|because|since|as|once|after|before|while|until|unless|although|though|in|on|at|during|for|with|by|from|every|sometimes|usually|now|then|yes|no)\b)(?!.*, and )(?:.*, (?:i|we)|[^,]*, (?<missing>he|she|they|will|can|could|may|would|must))\b/iu;
const YEAR_BEFORE = /^((?:19|20)\d\d): /u;

/**
 * One sentence of an owner's, mended, as a sentence of ours about pet and owner in the third person. Its words stay; only who
 * is spoken of changes, and a subject that was left out is put in. Null where it is not plainly understood: it has to be quoted.
 */
export const tellSentence = (sentence: string, { pet, owner, subject }: Speaker): string | null => {
  const calm = calmed(sentence);
  if (isOnlyTyped(sentence) || /[?+]/u.test(calm) || MISSPELT.test(calm)) return null;
  const year = YEAR_BEFORE.exec(calm)?.[1];
  const typed = year ? calm.replace(YEAR_BEFORE, '') : calm;
  const whole = subject === 'owner' ? ofOwner(typed) : (ofPet(typed, pet) ?? withArticle(typed));
  if ((year && whole === typed) || isUncertain(typed, whole) || !isClause(whole, pet.name.split(' '))) return null;
  const told = turnOwner(year ? `In ${year}, ${whole.startsWith(pet.They) ? small(whole) : whole}` : whole, owner);
  if (told === null || hasUnknownPronoun(told, pet.voice)) return null;
  return told.startsWith(pet.short) ? told : told.charAt(0).toUpperCase() + told.slice(1);
};

/** Names an owner who is not the writer. */
const OF_ANOTHER_OWNER = /\b(?:the|his|her|their|its|previous|former) (?:\p{L}+ )?owners?\b/iu;
/** Needs the sentence before it, which may be left out. */
const GOES_ON = /^(?:if (?:so|not)|otherwise|therefore|\(they)\b|\bthey \p{L}+ us\b/iu;

/** Returns true if a sentence cannot be changed with certainty: it speaks to the reader, is two in one, or lacks its subject. */
const isUncertain = (typed: string, whole: string): boolean => {
  const isMissing = whole !== typed;
  if (isFirstPerson(typed) && (OF_ANOTHER_OWNER.test(typed) || GOES_ON.test(typed))) return true;
  if (!isMissing && /^very\b/iu.test(typed)) return true;
  if (!isMissing && isPast(typed.split(/\W/u)[0]?.toLowerCase() ?? '')) return true;
  if (!isMissing && !isFirstPerson(typed)) return false;
  const second = TWO_IN_ONE.exec(typed);
  return TO_READER.test(typed) || (second !== null && (isMissing || second.groups?.missing === undefined));
};

/** With the subject that the pet is: "She loves socks."; null where none is missing. */
const ofPet = (sentence: string, { They, short, voice }: Pet): string | null => {
  const missing = findMissing(sentence);
  const rest = small(sentence);
  // "Got him half price": somebody else did.
  if (missing === 'subject' && voice.they === 'he' && /^\p{L}+ him\b/iu.test(rest)) return null;
  // An open pronoun takes the name, which agrees with the verb as it is.
  if (missing === 'subject') return `${voice.they === 'they' ? short : They} ${withAnd(rest)}`;
  if (missing === 'is') return `${They} ${voice.is} ${withoutFeatures(rest)}`;
  if (missing === 'was') return `${They} ${voice.was} ${rest}`;
  return missing === 'owner' ? `I ${rest}` : null;
};

/** "loves food, hates rain": "loves food and hates rain". */
export const withAnd = (rest: string): string =>
  rest.replace(/^((?!.* and )[^,]*), (\p{L}+s\b)(?=[^,]*$)/u, (whole: string, start: string, verb: string) =>
    isThirdPerson(verb) ? `${start} and ${verb}` : whole,
  );

/** "silent, no smell, no fur": "silent, with no smell and no fur"; "friendly, loves socks": "friendly and loves socks". */
const withoutFeatures = (rest: string): string =>
  withAnd(rest)
    .replace(/, no\b/u, ', with no')
    .replace(/(, with no [^,]*), no\b/u, '$1 and no');

const ofOwner = (sentence: string): string => {
  const missing = findMissing(sentence);
  return missing === 'subject' || missing === 'owner' || /^taught\b/iu.test(sentence)
    ? `I ${small(sentence)}`
    : sentence;
};

const small = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);
