import { curly } from '#lib/curly';

/** Marks that a sentence may end with, closing brackets and quotation marks after them. */
const ENDED = /[.!?…。！？][)\]”’」』）"']*$/u;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const LATIN = /\p{Script=Latin}/gu;
// Only before words that follow the English pronoun: "i" is a word of other languages too.
const LONE_I =
  /\bi(?=’(?:m|ve|d|ll)\b| (?:am|was|have|had|do|did|will|would|can|could|just|got|love|work|think|know)\b)/gu;
// Marks that turn text around or cannot be seen; the joiner of emoji (U+200D) is not among them.
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\p{Cc}(?<![\n\t])/gu;

/** ":)", " :-(". */
const FACES = / ?(?:[:;]-?[)(DP]{1,3}|<3)(?=[\s.!?]|$)/gu;

/** Text without control characters, direction marks and lone surrogates, in composed Unicode. */
export const clean = (text: string): string => text.toWellFormed().normalize('NFC').replaceAll(INVISIBLE, '');

/** One line, one space between words. */
export const oneLine = (text: string): string => clean(text).replaceAll(/\s+/gu, ' ').trim();

/** The sentence with a capital at its start and a mark at its end, without typed faces; the words stay as they were typed. */
export const mendSentence = (sentence: string): string =>
  ended(
    capital(
      curly(oneLine(sentence))
        .replaceAll(FACES, '')
        .replaceAll(LONE_I, 'I')
        .replaceAll(/([!?])(?:\1+|\.(?=\s|$))/gu, '$1')
        .replaceAll(/\.{2,}/gu, '…')
        .replaceAll(/(?<! ) +([,.;:!?…])/gu, '$1'),
    ),
  );

/** The first letter large, where letters have sizes. */
export const capital = (text: string): string => {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
};

/** The first letter small, whatever the word is. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The first letter small, unless the word is an abbreviation or has capitals inside. */
export const small = (text: string): string => {
  const [word = ''] = text.split(/\s/u);
  return /^\p{Lu}[\p{Ll}'’-]*$/u.test(word) && word.length > 1 ? lowerFirst(text) : text;
};

const ended = (text: string): string => {
  if (ENDED.test(text)) return text;
  const open = text.replace(/(?<![\s,;:\-–—])[\s,;:\-–—]+$/u, '');
  return open === '' ? '' : `${open}${isChinese(open) ? '。' : '.'}`;
};

/** Written in characters, and not only holding a name in them. */
const isChinese = (text: string): boolean => count(text, CJK) > 0 && count(text, CJK) >= count(text, LATIN);

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
