/** Holds in front of a word and behind it, not inside. */
const START = String.raw`(?<!\w(?=\w))`;
const END = String.raw`(?!(?<=\w)\w)`;

/** Returns a pattern that finds any of the phrases: one a line, each a regular expression of whole words. */
export const phrases = (lines: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
  new RegExp(
    String.raw(lines, ...parts)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => `${START}(?:${line})${END}`)
      .join('|'),
    'giu',
  );
