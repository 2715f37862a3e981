import { curly } from '#lib/curly';
import type { WriterFacts } from '../facts.ts';
import { oneLine } from '../text/mend.ts';
import { innerQuotes } from '../text/quotes.ts';
import { withArticle } from './article.ts';
import { isOfPlace } from './kind.ts';

const PERSON =
  /(?:er|or|ist|ian|(?<!m)ent|ant|man|woman|person|nurse|chef|cook|student|clerk|pilot|judge|coach|guard|smith|wright|monk|nun|parent|aide|scribe|trainee|vet|professor|apprentice|assistant|architect|analyst|mechanic|barista|intern|artist|poet|host|model|official|executive|representative|associate|captain|medic|paramedic|postdoc|fellow|entrepreneur|chauffeur|masseuse|waitress|actress|seamstress|librarian|athlete|carer|nanny|au pair|midwife|stylist|mum|mom|dad)$/iu;
/** They end like a person's trade and are none. */
const NO_PERSON = /(?:computer|restaurant|career|center|centre|theater|daycare|labor|paper|weather|shelter|animal)$/iu;
/** First words that are written small inside a sentence. */
const COMMON_FIRST =
  /^(?:retired|registered|licensed|certified|freelance|senior|junior|professional|part-time|full-time|self-employed|unemployed|software|computer|web|data|graphic|music|dental|medical|nursing|animal|dog|pet|bus|truck|taxi|line|store|shop|office|sales|social|civil|high|primary|graduate|university|college|home|stay-at-home|piano|yoga|fitness|real|construction|between|works?|studying)$/iu;

/** Languages, peoples and firms keep their capital. */
const PROPER =
  /^(?:arabic|hindi|latin|punjabi|ukrainian|montessori|asian|nordic|uber|lyft|google|amazon|microsoft|apple|tesla|walmart|costco|starbucks)$/iu;

/** What stands between an owner's name and the verb: ", a nurse,", ", who works in a bakery," or " (IT)"; empty where the name says it already. */
export const professionAside = ({ name, profession }: WriterFacts['owner']): string => {
  const typed = innerQuotes(curly(calm(oneLine(profession))))
    .replace(/^(?:I am |I['’]m )?(?:an? )?/iu, '')
    .replace(/(?<![\s.,;:])[\s.,;:]+$/u, '');
  if (typed === '' || isInName(typed, name)) return '';
  const phrase = smallFirst(typed);
  if (/^works? /u.test(phrase)) return `, who ${phrase.replace(/^work /u, 'works ')},`;
  if (isPerson(phrase)) return `, ${withArticle(phrase)},`;
  return phrase.includes('(') ? `, ${phrase},` : ` (${phrase})`;
};

const isInName = (profession: string, name: string): boolean => {
  const words = name.toLowerCase().split(/\s+/u);
  return profession
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => words.includes(word));
};

const findHead = (phrase: string): string =>
  phrase.split(/\s(?:in|of|at|for|and|with|on|from|by)\s|[,/&(]/iu)[0]?.trim() ?? '';

const isPerson = (phrase: string): boolean => PERSON.test(findHead(phrase)) && !NO_PERSON.test(findHead(phrase));

/** "REGISTERED NURSE" and "Nurse Practitioner" are written small; "RN", "IT manager" and "Italian chef" keep their capitals. */
const calm = (typed: string): string => {
  const words = typed.split(' ');
  if (!/\p{Ll}/u.test(typed) && /\p{L}{5}/u.test(typed)) {
    return typed.replaceAll(/\p{L}{3,}|\b(?:OF|AT|IN|TO|AN?)\b/gu, (word) => word.toLowerCase());
  }
  const isTitle = words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word)) && isPerson(typed);
  return isTitle ? words.map(smallWord).join(' ') : typed;
};

const smallWord = (word: string): string =>
  /^\p{Lu}[\p{Ll}-]+,?$/u.test(word) && !isProper(word) ? word.toLowerCase() : word;

const isProper = (word: string): boolean => PROPER.test(word) || isOfPlace(word);

const smallFirst = (phrase: string): string => {
  const [first = ''] = phrase.split(/\s/u);
  const word = first.replace(/[,;]$/u, '');
  if (isProper(word)) return phrase;
  const isTypedAsLine = /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(phrase) && isPerson(phrase);
  const common = COMMON_FIRST.test(word) || isTypedAsLine || (/^\p{Lu}\p{Ll}+$/u.test(word) && isPerson(word));
  return common ? first.toLowerCase() + phrase.slice(first.length) : phrase;
};
