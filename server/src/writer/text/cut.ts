/** Stands where sentences of an owner's text were left out, so that a quotation can show it. */
export const CUT = '[…]';

/** Returns a text without some of its sentences. The rest stays as it was typed, so that it shows how carefully. */
export const leaveOut = (text: string, sentences: readonly string[]): string =>
  sentences
    .reduce((left, sentence) => left.replace(sentence, `\n${CUT}\n`), text)
    .replaceAll(/\s*\n(?:\[…\]\s*)+/gu, `\n${CUT}\n`)
    .replaceAll(/^\s*\[…\]|\[…\]\s*$/gu, '')
    .trim();
