import { isAuxiliary, isBase, isPast, isThirdPerson } from './verbs.ts';
import { isAdverb, splitWords } from './words.ts';

/** Nouns that look like a verb behind "she": "two walks". */
const NOUNS = new Set(
  `baths barks bites calls covers drives feeds guards helps hikes jumps kisses leads licks locks looks loves naps needs offers
  parks perches plans plants plays pulls records rents repairs rests returns rides rings rolls runs scratches screams sleeps
  smells snaps starts steps stops stretches talks tests touches trains travels treats trims turns uses visits waits walks
  washes watches waters works`.split(/\s+/u),
);
const SUBJECT = /^(?:i|he|she|it|they|we|who|nobody|everybody|everyone|anyone|somebody|someone)$/u;
const STARTS =
  /^(?:i|he|she|it|they|we|an?|the|my|our|his|her|their|its|this|that|these|those|both|all|each|every|nobody|everyone|anyone|one|two|three|four|five|no|some|most|many|few|another|none|in|on|at|by|with|during|since|from|after|before|when|if|while|as|once|until|for|without|otherwise)$/u;
/** Behind these a verb is not the sentence's own. */
const SUBORDINATE =
  /^(?:who|which|that|when|where|while|because|since|if|until|before|after|as|once|than|whose|whom|to)$/u;

/** Whether a sentence has subject and verb, so that it can stand among ours. */
export const isClause = (sentence: string, names: readonly string[] = []): boolean => {
  const [head = ''] = sentence.split(/(?<!\d):\s|;\s|\s[–—]\s/u);
  const words = splitWords(head)
    .words.map(({ typed, low }) => (typed === 'May' ? typed : low))
    .filter((word) => !isAdverb(word));
  const [first = ''] = words;
  if (words.length < 2 || isBase(first) || isImperative(head)) return false;
  if (/^(?:i|he|she|it|they|we|there|that)’(?:m|ve|s|d|ll|re)$/u.test(first)) return true;
  if (/^(?:he|she|it)$/u.test(first) && /\p{L}s$/u.test(words[1] ?? '')) return true;
  const isStarted = STARTS.test(first) || isNamed(head, names);
  // "When it thunders, he hides": what depends may stand first.
  const from = SUBORDINATE.test(first) ? words.length : words.findIndex((word) => SUBORDINATE.test(word));
  const own = words.slice(0, from < 0 ? words.length : from);
  return own.some((word, place) => place > 0 && isMainVerb(word, own[place - 1] ?? '', isStarted));
};

const SAME_THEN_AND_NOW = /^(?:cut|hit|let|put|read|set|shut)$/u;

const isMainVerb = (word: string, before: string, isStarted: boolean): boolean => {
  if (word === 'am' && /\d$/u.test(before)) return false;
  if (isAuxiliary(word)) return true;
  if (SUBJECT.test(before) && SAME_THEN_AND_NOW.test(word)) return true;
  if (isThirdPerson(word)) return !NOUNS.has(word) || SUBJECT.test(before) || isStarted;
  if (isBase(word))
    return /^(?:i|we|you|they|people|children|both|all|two|three|four|five|six|others)$|\p{L}{2}[^s\W]s$/u.test(before);
  return isStarted && isPast(word) && !/^(?:an?|the|to|of|in|on|at|by|with|for|two|three)$/u.test(before);
};

const ASKED_FOR =
  /^(?:an?|the|him|her|it|them|his|their|its|this|that|these|those|all|some|your|me|us|my|our|to|with|for|not)$/u;

/** "Bring a towel": what an owner asks of whoever reads. */
export const isImperative = (sentence: string): boolean => {
  const [first = '', second = ''] = sentence.toLowerCase().split(/[\s,.;:!]+/u);
  return (
    (isBase(first) && ASKED_FOR.test(second)) || /^(?:please|don[’']t|never|let|mind|bring|ask|have|do)$/u.test(first)
  );
};

/** "Pixel came back": a name starts it. */
const isNamed = (head: string, names: readonly string[]): boolean =>
  names.some((name) => head.startsWith(`${name} `)) ||
  /^\p{Lu}\p{Ll}+ (?:came|went|got|had|flew|ran|took|sat|drew|thought|said|knew|gave)\b/u.test(head);
