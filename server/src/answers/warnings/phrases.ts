/** Holds behind a word, and behind a mark: "12+". */
const END = String.raw`(?:\b|(?<=\W))`;

/** Returns a pattern that finds any of the phrases: one a line, each a regular expression of whole words. */
export const phrases = (lines: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
  new RegExp(
    `\\b(?:${String.raw(lines, ...parts)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => `(?:${line})`)
      .join('|')})${END}`,
    'giu',
  );
