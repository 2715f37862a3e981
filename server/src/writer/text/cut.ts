/** Stands where sentences of an owner's text were left out, so that a quotation can show it. */
export const CUT = '[…]';

/** Returns true for an owner's text that was left whole. */
export const isWhole = (text: string): boolean => !text.includes(CUT);

/** Returns a text without some of its sentences. The rest stays as it was typed, so that it shows how carefully. */
export const leaveOut = (text: string, sentences: readonly string[]): string => {
  const left = sentences
    .reduce((rest, sentence) => rest.replace(sentence, `\n${CUT}\n`), text)
    .replaceAll(/\s*\n(?:\[…\]\s*)+/gu, `\n${CUT}\n`)
    .trim();
  return /[\p{L}\p{N}]/u.test(left) ? left : '';
};
