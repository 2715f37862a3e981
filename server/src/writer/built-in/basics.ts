import { splitSentences } from '#lib/sentences';
import type { WriterFacts } from '../facts.ts';
import { numberInWords } from '../text/numbers.ts';
import { splitWords } from '../text/words.ts';

const NUMBER = String.raw`(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
/** Age, weight, sex and name, as a description tells them again. */
const BASICS = new RegExp(
  String.raw`\b(?:years?|months?|weeks?)(?: |-)old\b|\bborn\b|\b(?:turns?|turned|turning|aged?|is|was) (?:(?:about|almost|nearly|around|approximately|only|just|now) )?${NUMBER}(?=$|[.,;!]| and\b| in\b| this\b| next\b)|\bweigh\w*|\b(?:fe)?males?\b|\b(?:neutered|spayed|unspayed|intact)\b|\b(?:named|called|goes by the name|name is|answers to|pure-?bred)\b`,
  'iu',
);
/** Words that may stand around them. */
const AROUND =
  'a an and the is are was he she they it his her this name named called weighs about approximately old year years month months pet boy girl lb lbs pounds kg';
const DENIES = /\b(?:not|no|never|but|only|maybe)\b|n[’']t\b|[?%]/iu;

/** Whether a clause tells age, weight, sex, name or breed, which stand beside it already. */
export const tellsBasics = (clause: string, { name, breed }: WriterFacts['pet']): boolean =>
  BASICS.test(clause) ||
  [name, breed].some((known) => known !== '' && clause.toLowerCase().includes(known.toLowerCase()));

/** Returns a description without the sentences that only repeat what step 1 says. */
export const withoutBasics = ({ description, ...pet }: WriterFacts['pet']): string => {
  const basics = splitWords(Object.values(pet).join(' '));
  const known = new Set([...basics, ...basics.map((word) => numberInWords(Number(word))), ...AROUND.split(' ')]);
  const isNew = (sentence: string): boolean =>
    DENIES.test(sentence) || splitWords(sentence).some((word) => !known.has(word));
  const sentences = splitSentences(description);
  const left = sentences.filter(isNew);
  return left.length === sentences.length ? description : left.join('\n');
};
