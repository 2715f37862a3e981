const PAIRED = /["“”„«]([^"“”„«»]*)["“”»]/gu;
const SINGLE = /(?<![\p{L}\p{N}])'([^'\n]{1,80})'(?![\p{L}\p{N}])/gu;
/** A mark that no other has closed yet; those behind a digit are inches. */
const OPENED = /^(?:[^"]|(?<=\d)")*(?<!\d)"(?:[^"]|(?<=\d)")*$/u;
const LONE = /["“”„«»]/gu;

/** Text that stands inside quotation marks, or must not open any: its own marks become single ones, lone ones go. */
export const innerQuotes = (text: string): string =>
  text
    .replaceAll(/(?<=\d)"/gu, (mark, at: number, whole: string) => (OPENED.test(whole.slice(0, at)) ? mark : '″'))
    .replaceAll(PAIRED, '‘$1’')
    .replaceAll(LONE, '')
    .replaceAll(SINGLE, '‘$1’')
    .replaceAll(/ {2,}/gu, ' ')
    .trim();

/** The owner's words between double quotation marks. */
export const quoted = (words: string): string => `“${innerQuotes(words)}”`;

/** Whether every double quotation mark that opens is closed, and none closes that was not opened. */
export const quotesBalance = (text: string): boolean => {
  let open = 0;
  for (const mark of text.match(/[“”]/gu) ?? []) {
    open += mark === '“' ? 1 : -1;
    if (open !== 0 && open !== 1) return false;
  }
  return open === 0;
};
