import { isFirstPerson } from '../third-person/first-person.ts';

const SPAN = /“([^“”]*)”/gu;

/** Straight quotation marks as printers set them, in pairs. */
export const curlyQuotes = (text: string): string => text.replaceAll(/"([^"\n]*)"/gu, '“$1”');

/** The text without the marks around words that the owner did not write so: an invented quotation is none. */
export const withoutFalseQuotes = (text: string, isOwners: (words: string) => boolean): string =>
  text.replaceAll(SPAN, (span, words: string) => (isOwners(words) ? span : words));

/** Whether a text speaks as its owner outside of quotation marks. */
export const speaksAsOwner = (text: string): boolean => isFirstPerson(text.replaceAll(SPAN, ''));
