import { mention, type Telling, wordBefore } from './telling.ts';
import { isAuxiliary, isBase, isPast, isSameForAll, isThirdPerson, thirdPerson } from './verbs.ts';
import { isAdverb, isJoint, type Word } from './words.ts';

const CONTRACTIONS: Record<string, string> = { m: 'is', re: 'is', ve: 'has', ll: 'will' };
/** Behind "we are", what one of them is too. */
const SINGULAR_BEHIND =
  /^(?:a|an|at|in|on|away|home|not|never|here|there|out|back|still|happy|glad|able|\p{Ll}+(?:ing|ed))$/u;

/**
 * "I" or "we" with its verb becomes the owner with theirs; behind "and" the owner need not be named again. False where the
 * verb is not known for certain.
 */
export const turnSubject = (telling: Telling, { gap, typed, low }: Word): boolean => {
  const [pronoun = '', contracted] = low.split('’');
  if (pronoun === 'i' && !typed.startsWith('I')) return false;
  const isJoined = telling.isSubject && isJoint(wordBefore(telling));
  if (runsOn(telling, gap) || (telling.wasSubject && !isJoined) || (!isJoined && isOneOfTwo(telling))) return false;
  telling.text += gap + (isJoined ? '' : mention(telling, telling.at === 0 ? telling.name.aside : ''));
  telling.wasSubject = true;
  telling.isSubject = true;
  telling.isBound = false;
  return contracted === undefined
    ? turnVerb(telling, { pronoun, isJoined })
    : expand(telling, { contracted, isJoined });
};

const BEFORE_SUBJECT =
  /^(?:and|or|but|so|then|because|when|whenever|where|wherever|if|while|since|as|that|which|who|what|whatever|how|why|after|before|until|unless|once|than|though|although|everything|all|time|now|today|yesterday|sometimes|usually|unfortunately|sadly|luckily|recently|knows?|thinks?|says?|wish|hope|things?|ever|way)$/u;

/** "On the smaller side I would expect": another sentence begins here, with nothing between. */
const runsOn = (telling: Telling, gap: string): boolean =>
  telling.at > 0 && !/[,;:()–—-]/u.test(gap) && !BEFORE_SUBJECT.test(wordBefore(telling));

/** "He and I walk": the verb of two is no verb of one; "he and I walked" says the same of all. */
const isOneOfTwo = (telling: Telling): boolean => {
  const { words, at } = telling;
  const before = words.slice(0, at - 1).map(({ low }) => low);
  const hasVerb = before.some((word) => isThirdPerson(word) || isAuxiliary(word) || isPast(word) || isBase(word));
  return wordBefore(telling) === 'and' && !hasVerb && !isSameForAll(words[at + 1]?.low ?? '');
};

/** "I’ve brushed": "has brushed". What "I’d" is short for, only a participle behind it tells. */
const expand = (telling: Telling, { contracted, isJoined }: { contracted: string; isJoined: boolean }): boolean => {
  const next = telling.words.slice(telling.at + 1).find(({ low }) => !isAdverb(low))?.low ?? '';
  const had = /(?:ed|been|had|gone|done|seen)$/u.test(next) && next !== 'need' ? 'had' : undefined;
  const form = contracted === 'd' ? had : CONTRACTIONS[contracted];
  telling.text += (isJoined ? '' : ' ') + (form ?? '');
  return form !== undefined;
};

/** The verb behind "I", with the adverbs between. */
const turnVerb = (telling: Telling, { pronoun, isJoined }: { pronoun: string; isJoined: boolean }): boolean => {
  let gap = isJoined ? '' : ' ';
  for (telling.at += 1; telling.at < telling.words.length; telling.at += 1) {
    const word = telling.words[telling.at];
    if (word?.gap.trim() !== '') return false;
    if (!isAdverb(word.low)) return conjugate(telling, { word, pronoun, gap });
    telling.text += gap + word.typed;
    gap = ' ';
  }
  return false;
};

const conjugate = (telling: Telling, { word, pronoun, gap }: { word: Word; pronoun: string; gap: string }): boolean => {
  const behind = telling.words[telling.at + 1]?.low ?? '';
  const form = thirdPerson(word.low);
  if (form === null || (pronoun === 'we' && /^(?:are|were)$/u.test(word.low) && !SINGULAR_BEHIND.test(behind))) {
    return false;
  }
  telling.isBound = isSameForAll(word.low) && !/ed$/u.test(word.low);
  telling.text += gap + (form === word.low ? word.typed : form);
  return true;
};
