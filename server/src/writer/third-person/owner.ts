import { isFirstPerson } from './first-person.ts';
import { turnSubject } from './owner-subject.ts';
import { dropEmphasis, turnObject, turnOther, turnPossessive } from './owner-words.ts';
import { beginTelling, type OwnerName, type Telling } from './telling.ts';

/** What several do together, and words that mean more than the owner: they are not turned. */
const NOT_TURNED =
  /\b(?:mine|ours|ourselves|let[’']?s|let us|this is (?:my|our)|(?:both|all|each|any|one|some|none|neither|two|many|most|half) of us|(?:us|we) (?:both|all|two)|between us|means us|than (?:my|our)|together|my \w+ and i|we(?:[’']re| are| were) an? (?:\w+ )?(?:couple|family|group|household|pair|team)|each other|one another|we with|im|ive|our (?:shelter|rescue|sanctuary|facility|kennels?|centre|center|adoption|team|volunteers?|staff|segment|website|page|program(?:me)?)|we (?:\w+ly |often |always )?(?:walk|hike|play|run|jog|swim|sleep|nap|cuddle|snuggle))\b(?! (?:him|her|them)\b)|\b(?:we|us)\b.*\bshar|[“”"«»‘?]|^no\b|\b(?:says?|said|writes?|wrote|reports?):\s/iu;
const IN_CAPITALS = /\b(?:ME|MY|WE|US|OUR|MYSELF)\b|\b(?:[Mm]y|[Oo]ur) \p{Lu}/u;
/** A sentence that names the owner more often is not worth reading. */
const MOST_MENTIONS = 2;

/**
 * A sentence in which an owner speaks of themselves, told of them: "I brush him" becomes "His owner brushes him". Nothing
 * else changes. Null where any of it is not plainly understood.
 */
export const turnOwner = (sentence: string, name: OwnerName): string | null => {
  if (!isFirstPerson(sentence)) return /\b(?:im|ive)\b/iu.test(sentence) ? null : sentence;
  if (NOT_TURNED.test(sentence) || IN_CAPITALS.test(sentence)) return null;
  const telling = beginTelling(sentence, name);
  for (; telling.at < telling.words.length; telling.at += 1) if (!turnWord(telling)) return null;
  const text = (telling.text + telling.end).replaceAll(/,(?=[,.;:!?])/gu, '');
  return telling.mentions > MOST_MENTIONS || isFirstPerson(text) ? null : text;
};

const turnWord = (telling: Telling): boolean => {
  const word = telling.words[telling.at];
  if (!word) return true;
  if (/^(?:i|we)(?:’(?!s$)|$)/u.test(word.low)) return turnSubject(telling, word);
  if (word.low === 'me' || word.low === 'us') return turnObject(telling, word);
  if (word.low === 'my' || word.low === 'our') return turnPossessive(telling, word);
  return word.low === 'myself' ? dropEmphasis(telling) : turnOther(telling, word);
};
