import { isFirstPerson } from '../built-in/third-person.ts';
import { splitSentences } from '../text/sentences.ts';
import type { Evidence } from './evidence.ts';

const SPAN = /“([^“”]*)”/gu;

/** Straight quotation marks as printers set them, in pairs. */
export const curlyQuotes = (text: string): string => text.replaceAll(/"([^"\n]*)"/gu, '“$1”');

/** The text without the marks around words that the owner did not write so: an invented quotation is none. */
export const withoutFalseQuotes = (text: string, evidence: Evidence): string =>
  text.replaceAll(SPAN, (span, words: string) => (evidence.quotes(words) ? span : words));

/** The sentences of a text that speak of the owner in the third person, or stand inside quotation marks. */
export const inThirdPerson = (text: string): string[] => {
  let open = false;
  return splitSentences(text).filter((sentence) => {
    const outside = open ? sentence.replace(/^[^”]*/u, '') : sentence;
    const spoken = outside.replaceAll(SPAN, '').replace(/“[^”]*$/u, '');
    for (const mark of sentence.match(/[“”]/gu) ?? []) open = mark === '“';
    return !isFirstPerson(spoken);
  });
};
