import type { Labelled } from './labelled.ts';

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
const wordsAndPairs = (sentence: string, petName: string): string[] => {
  const names = new Set(petName.toLowerCase().match(/\p{L}{2,}/gu));
  const plain = ALIKE.reduce((text, [pattern, alike]) => text.replaceAll(pattern, alike), sentence.toLowerCase());
  const words = (plain.match(/[\p{L}0']+|[!?$:]/gu) ?? []).map((word) => (names.has(word) ? '@' : word));
  const pairs = words.map((word, place) => `${words[place - 1] ?? '^'} ${word}`);
  return [...new Set([...words, ...pairs])];
};

/** How often all sentences are learned from. */
const ROUNDS = 20;
/** The length of the first step, and how fast a weight fades that nothing holds up. */
const STEP = 0.3;
const FADING = 0.02;

interface Part {
  weight: number;
  /** The squares of all its steps. */
  moved: number;
}

/**
 * Learns from labelled sentences which words those of one kind have: by logistic regression, where the steps of each weight become
 * shorter (AdaGrad). The same sentences give the same result.
 *
 * @param isOne whether a sentence of this label is of the kind.
 * @returns a function that tells how surely a sentence is of the kind. Above zero, that is more likely than not.
 */
export const learn = (
  sentences: readonly Labelled[],
  isOne: (kind: Labelled['kind']) => boolean,
): ((sentence: string, petName: string) => number) => {
  const read = sentences.map(({ sentence, petName, kind }) => ({
    words: wordsAndPairs(sentence, petName),
    isOne: isOne(kind),
  }));
  const all = new Set(read.flatMap(({ words }) => words));
  const parts = new Map([...all].map((word): [string, Part] => [word, { weight: 0, moved: 1e-8 }]));
  const bias: Part = { weight: 0, moved: 1e-8 };
  const partsOf = (words: readonly string[]) => words.flatMap((word) => parts.get(word) ?? []);
  const score = (own: readonly Part[]) => bias.weight + own.reduce((sum, { weight }) => sum + weight, 0) * scaleOf(own);
  const rows = apart(read.map(({ words, isOne }) => ({ isOne, own: partsOf(words) })));
  // Both kinds count as much, however many there are of each.
  const ones = rows.filter((row) => row.isOne).length;
  const worth = { one: rows.length / (2 * ones), other: rows.length / (2 * (rows.length - ones)) };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { own, ...row } of rows) {
      const error = (1 / (1 + Math.exp(-score(own))) - (row.isOne ? 1 : 0)) * (row.isOne ? worth.one : worth.other);
      move(bias, error);
      for (const part of own) move(part, error * scaleOf(own) + FADING * part.weight);
    }
  return (sentence, petName) => score(partsOf(wordsAndPairs(sentence, petName)));
};

/** Long sentences have more words, and are not surer for that. */
const scaleOf = (own: readonly Part[]): number => 1 / Math.sqrt(Math.max(1, own.length));

const move = (part: Part, slope: number): void => {
  part.moved += slope ** 2;
  part.weight -= (STEP * slope) / Math.sqrt(part.moved);
};

/** A prime number: how far sentences that are learned one after the other stand apart, so that they are not of one advert. */
const APART = 7919;

const apart = <Row>(rows: readonly Row[]): Row[] =>
  rows
    .map((row, place) => ({ row, at: (place * APART) % rows.length }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ row }) => row);
