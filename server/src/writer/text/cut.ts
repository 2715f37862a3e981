import { splitSentences } from '#lib/sentences';

/** Stands where sentences of an owner's text were left out, so that a quotation can show it. */
export const CUT = '[…]';

/** Returns true for an owner's text that was left whole. */
export const isWhole = (text: string): boolean => !text.includes(CUT);

/** Returns a text without some of its sentences. The rest stays as it was typed, so that it shows how carefully. */
export const leaveOut = (text: string, sentences: readonly string[]): string => {
  const isOut = new Set(sentences);
  const kept: string[] = [];
  let end = 0;
  // Each is looked for behind the one before: "He naps" also begins "He naps a lot".
  for (const sentence of splitSentences(text)) {
    const start = text.indexOf(sentence, end);
    if (start < 0) continue;
    kept.push(text.slice(end, start), isOut.has(sentence) ? CUT : sentence);
    end = start + sentence.length;
  }
  const parts = [...kept, text.slice(end)]
    .join('')
    .split(CUT)
    .map((part) => part.trim());
  const left = parts.filter((part, place) => part !== '' || place === 0 || place === parts.length - 1);
  return parts.some((part) => /[\p{L}\p{N}]/u.test(part)) ? left.join(`\n${CUT}\n`).trim() : '';
};
