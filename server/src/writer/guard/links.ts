import { share } from './lexicon/meanings.ts';
import { isFromOneAnswer } from './relations.ts';
import type { Sentence } from './sentence.ts';

const CAUSE =
  /\b(?:because|that makes?|(?:makes|made|keeps|kept|helps|helped) (?:her|him|them)|thanks to|owing to|due to|as a result|therefore|hence|which is why|so that|in order to|on account of|given that)\b|, so\b|^(?:being|since|having)\b|^as\b(?! (?:for|well|to)\b)/iu;
/** How an owner links what happened to why: in words, or with a dash. */
const OWN_CAUSE = /\b(?:because|thanks|owing|due|so|since|as|for|why|reason|when|if)\b|[&;:,–—-]/iu;
const SEQUENCE = /\b(?:after|before|when|once|until|whenever)\b/iu;

/** Whether a sentence links facts as cause, or one after the other, that no single answer links. */
export const linksFreely = (sentence: Sentence): boolean =>
  (CAUSE.test(sentence.own) && !isLinkedInOneAnswer(sentence)) ||
  (SEQUENCE.test(sentence.own) && !isFromOneAnswer(sentence.supported, sentence.cited));

const isLinkedInOneAnswer = ({ supported, cited }: Sentence): boolean =>
  cited.some(({ answer }) => {
    const said = cited.filter((statement) => statement.answer === answer);
    const hasAll = supported.every(({ meanings }) => said.some((statement) => share(meanings, statement.meanings)));
    return hasAll && said.some(({ text }) => OWN_CAUSE.test(text));
  });
