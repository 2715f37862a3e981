const NARROW = new Set(" .,;:'’!|()[]iIjlft-1");
const FULL_WIDTH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

/** A line break takes the room of the rest of a line. */
const LINE_BREAK = 24;

/** Where a word may break (type/printable.ts). */
const HINT = '\u200b';

const charWidth = (char: string): number => {
  if (char === '\n') return LINE_BREAK;
  if (char === HINT) return 0;
  if (char > '\u2fff' && FULL_WIDTH.test(char)) return 1;
  if (NARROW.has(char)) return 0.25;
  return char >= 'A' && char <= 'Z' ? 0.58 : 0.51;
};

const asciiWidths = Array.from({ length: 128 }, (_, code) => charWidth(String.fromCharCode(code)));

/** How wide a text runs on one line, in ems: an average of the text font, good to a few percent. */
export const estimateWidth = (text: string): number => {
  let ems = 0;
  for (const char of text) ems += asciiWidths[char.charCodeAt(0)] ?? charWidth(char);
  return ems;
};
