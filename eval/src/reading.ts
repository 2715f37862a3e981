const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
const VOWELS = /[aeiouyàâäéèêëîïôöùûü]+/giu;

export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

/** The grade of school at which a text is read with ease, by Flesch and Kincaid; syllables are groups of vowels. */
export const readingGrade = (sentences: readonly string[]): number => {
  const words = sentences.flatMap((sentence) => sentence.match(WORD) ?? []);
  const syllables = words.reduce(
    (sum, word) => sum + Math.max(1, word.replace(/e$/u, '').match(VOWELS)?.length ?? 1),
    0,
  );
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
};
