/** Hebrew, Arabic, Syriac, Thaana, N’Ko and their neighbours. */
const BACKWARD = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc';
const SIGN = new RegExp(`[${BACKWARD}]`, 'u');
/** From the first such sign to the last, over spaces, figures and stops; a quotation mark only inside a word. */
const BETWEEN = `[^\\p{L}\\n“”«»"]|(?<=[${BACKWARD}])"(?=[${BACKWARD}])`;
const RUN = new RegExp(`[${BACKWARD}](?:(?:${BETWEEN})*[${BACKWARD}])*`, 'gu');
/** What stands between quotation marks, or such a run. */
const PART = new RegExp(`(?<=“)[^“”]+(?=”)|(?<=«)[^«»]+(?=»)|(?<=(?<!\\p{L})")[^"]+(?=")|${RUN.source}`, 'gu');

/** 2,000 is the longest text of a page. */
const QUOTED = /“[^”]{0,2000}”|«[^»]{0,2000}»|(?<!\p{L})"[^"]{0,2000}"/gu;
/** Of a sentence: names and brands begin with a capital. */
const SMALL_WORD = /(?<!\p{L})\p{Ll}{2,}/u;
/** Vowel signs stand within words. */
const WORD = /(?<![\p{L}\p{M}])\p{L}/gu;
const BACKWARD_WORD = new RegExp(`(?<![\\p{L}\\p{M}])(?=\\p{L})[${BACKWARD}]`, 'gu');

/** The fields of a page that hold words of ours around a name. */
const OUR_FIELDS = ['title', 'mark', 'photoAlt'];

/** What stands between these is read from right to left by itself, whatever stands around it. */
const BEGIN = '\u2067';
const END = '\u2069';

const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

/** Whether a line is a person's own in such a script: with most of its words, and none of a sentence in another one. */
const isBackward = (line: string): boolean => {
  const own = line.replaceAll(QUOTED, '');
  return !SMALL_WORD.test(own) && count(own, BACKWARD_WORD) * 2 > count(own, WORD);
};

const setApart = (part: string): string => `${BEGIN}${part}${END}`;

const directLine = (line: string): string => {
  if (!SIGN.test(line)) return line;
  if (isBackward(line)) return setApart(line);
  return line.replaceAll(PART, (part) => (isBackward(part) ? setApart(part) : part.replaceAll(RUN, setApart)));
};

/**
 * Says how each line of a text is read. A line that is a sentence of ours stays from left to right, whatever names and
 * quotations are in it: each of these is set apart by signs. A line that is wholly of such a script is one such part.
 * @param field of the page that the text stands in: a title is ours, however long the name in it.
 */
export const directed = (text: string, field?: string): string => {
  if (!SIGN.test(text)) return text;
  if (field && OUR_FIELDS.includes(field)) return text.replaceAll(RUN, setApart);
  return text.split('\n').map(directLine).join('\n');
};
