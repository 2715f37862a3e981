import type { Pet } from '../built-in/pet.ts';
import { isClause } from './clause.ts';
import { calmed, isOnlyTyped } from './handwriting.ts';
import { findMissing } from './missing-subject.ts';
import { turnOwner } from './owner.ts';
import { hasUnknownPronoun, withArticle } from './people.ts';
import type { Speaker } from './speaker.ts';
import { isThirdPerson } from './verbs.ts';

const YEAR_BEFORE = /^((?:19|20)\d\d): /u;

/**
 * One sentence of an owner's, mended, as a sentence of ours about pet and owner in the third person. Its words stay; only who
 * is spoken of changes, and a subject that was left out is put in. Null where it is not plainly understood: it has to be quoted.
 */
export const tellSentence = (sentence: string, { pet, owner, subject }: Speaker): string | null => {
  if (isOnlyTyped(sentence)) return null;
  const calm = calmed(sentence);
  if (/[?+]/u.test(calm)) return null;
  const year = YEAR_BEFORE.exec(calm)?.[1];
  const typed = year ? calm.replace(YEAR_BEFORE, '') : calm;
  const whole = subject === 'owner' ? ofOwner(typed) : (ofPet(typed, pet) ?? withArticle(typed));
  if ((year && whole === typed) || !isClause(whole, pet.name.split(' '))) return null;
  const told = turnOwner(year ? `In ${year}, ${whole.startsWith(pet.They) ? small(whole) : whole}` : whole, owner);
  if (told === null || hasUnknownPronoun(told, pet.voice)) return null;
  return told.startsWith(pet.short) ? told : told.charAt(0).toUpperCase() + told.slice(1);
};

/** With the subject that the pet is: "She loves socks."; null where none is missing. */
const ofPet = (sentence: string, { They, short, voice }: Pet): string | null => {
  const missing = findMissing(sentence);
  const rest = small(sentence);
  // "Got him half price": somebody else did.
  if (missing === 'subject' && voice.they === 'he' && /^\p{L}+ him\b/iu.test(rest)) return null;
  // An open pronoun takes the name, which agrees with the verb as it is.
  if (missing === 'subject') return `${voice.they === 'they' ? short : They} ${rest}`;
  if (missing === 'is') return `${They} ${voice.is} ${withoutFeatures(rest)}`;
  if (missing === 'was') return `${They} ${voice.was} ${rest}`;
  return missing === 'owner' ? `I ${rest}` : null;
};

/** "silent, no smell, no fur": "silent, with no smell and no fur"; "friendly, loves socks": "friendly and loves socks". */
const withoutFeatures = (rest: string): string =>
  rest
    .replace(/^([^,]*), (\p{L}+s\b)(?=[^,]*$)/u, (whole: string, quality: string, verb: string) =>
      isThirdPerson(verb) ? `${quality} and ${verb}` : whole,
    )
    .replace(/, no\b/u, ', with no')
    .replace(/(, with no [^,]*), no\b/u, '$1 and no');

const ofOwner = (sentence: string): string => {
  const missing = findMissing(sentence);
  return missing === 'subject' || missing === 'owner' || /^taught\b/iu.test(sentence)
    ? `I ${small(sentence)}`
    : sentence;
};

const small = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);
