const ALIKE: readonly [RegExp, string][] = [
  [/[’`´]/gu, "'"],
  [/\b(?:she|he)\b/gu, 'he'],
  [/\b(?:her|his|him|hers)\b/gu, 'his'],
  [/\d+/gu, '0'],
];

/**
 * Returns the words of a sentence and its pairs of neighbouring words, each once. The pet's name, numbers, and the pronouns of both sexes
 * are alike.
 */
export const wordsAndPairs = (sentence: string, petName: string): string[] => {
  const names = new Set(petName.toLowerCase().match(/\p{L}{2,}/gu));
  const plain = ALIKE.reduce((text, [pattern, alike]) => text.replaceAll(pattern, alike), sentence.toLowerCase());
  const words = (plain.match(/[\p{L}0']+|[!?$:]/gu) ?? []).map((word) => (names.has(word) ? '@' : word));
  const pairs = words.map((word, place) => `${words[place - 1] ?? '^'} ${word}`);
  return [...new Set([...words, ...pairs])];
};
