import { mention, type Telling, wordBefore } from './telling.ts';
import { isBase, isSameForAll, isThirdPerson, thirdPerson } from './verbs.ts';
import { isAdverb, isJoint, type Word } from './words.ts';

/** With these somebody else begins to speak or act, or another thought begins. */
const OTHER_SUBJECT = new Set(
  `he she it they who that which what when while because since if as until before after where so though although there
  this these those whenever once unless whose how why than`.split(/\s+/u),
);
/** Behind a word that may be noun or verb, these show that it is a verb. */
const OBJECTS = new Set(
  `a an the him her it them my our his their this that these those some one two three four five each every both all any
  up in out off away back down along on with at to for from not shoes about after care sure home`.split(/\s+/u),
);

/** "me" and "us". */
export const turnObject = (telling: Telling, { gap, low }: Word): boolean => {
  if (telling.at === 0 || telling.isSubject) return false;
  telling.text += gap + mention(telling);
  return low === 'me' || !/^(?:all|both|two|three|four)$/u.test(telling.words[telling.at + 1]?.low ?? '');
};

/** "my" and "our". */
export const turnPossessive = (telling: Telling, { gap }: Word): boolean => {
  const { isSubject, name, words } = telling;
  const isTheir = isSubject && name.hasTheir && !words.some(({ low }) => /^(?:they|them|theirs?)$/u.test(low));
  telling.text += gap + (isTheir ? 'their' : `${mention(telling)}’s`);
  return true;
};

/** "I do it myself" says what "I do it" says; "by myself" says more. */
export const dropEmphasis = (telling: Telling): boolean => {
  const before = wordBefore(telling);
  return (
    telling.isSubject && !isBase(before) && !isSameForAll(before) && !/^(?:by|for|to|with|of|on|and)$/u.test(before)
  );
};

/** Any other word; "I work and keep": a second verb takes the form of the first. */
export const turnOther = (telling: Telling, word: Word): boolean => {
  const { low, gap, typed } = word;
  if (OTHER_SUBJECT.has(low) || isThirdPerson(low) || /[;:.()–—]/u.test(gap)) telling.isSubject = false;
  if (low === 'to') telling.isBound = true;
  const isHelper = /^(?:am|are|have|do|don’t|haven’t)$/u.test(low);
  const isSecond = isBehindJoint(telling) && (isHelper || isBase(low));
  if (isSecond && telling.isSubject) return turnSecondVerb(telling, word);
  // "I hope and pray": a word that is not known may be a verb.
  if (!isSecond && !OBJECTS.has(low) && isVerbBefore(telling)) return false;
  telling.text += gap + typed;
  // "We began when he was small and have gone on": whose verb it is cannot be told for certain.
  return !(isSecond && telling.wasSubject && (isHelper || isObjectNext(telling)));
};

const turnSecondVerb = (telling: Telling, { low, gap }: Word): boolean => {
  const form = thirdPerson(low);
  if (form === null || telling.isBound || !isObjectNext(telling) || isBehindUnknown(telling)) return false;
  telling.text += gap + form;
  return true;
};

/** "hope and": the joint follows the verb itself, so that what comes next is likely one too. */
const isVerbBefore = ({ words, at, isSubject, isBound }: Telling): boolean =>
  isSubject && !isBound && isJoint(words[at - 1]?.low ?? '') && isBase(words[at - 2]?.low ?? '');

const isObjectNext = ({ words, at }: Telling): boolean => {
  const next = words[at + 1];
  return next !== undefined && OBJECTS.has(next.low) && next.gap.trim() === '';
};

/** "I wash, rinse and brush her": whether the word between is a verb has to be known. */
const isBehindUnknown = ({ words, at }: Telling): boolean => {
  const between = words[at - 2];
  return isJoint(words[at - 1]?.low ?? '') && between?.gap.trim() === ',' && !isBase(between.low);
};

const isBehindJoint = ({ words, at }: Telling): boolean => {
  const place = isAdverb(words[at - 1]?.low ?? '') ? at - 1 : at;
  return isJoint(words[place - 1]?.low ?? '') || /[,&+]/u.test(words[place]?.gap ?? '');
};
