import { type Labelled, readLabelled } from './labelled.ts';

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
  const places = new Map<string, number>();
  const rows = apart(
    sentences.map(({ sentence, petName, kind }) => {
      const words = wordsAndPairs(sentence, petName);
      for (const word of words) if (!places.has(word)) places.set(word, places.size);
      return { own: placesOf(words, places), isOne: isOne(kind) };
    }),
  );
  // The bias has the last place.
  const bias = places.size;
  const weights = new Float64Array(places.size + 1);
  const squaresOfSteps = new Float64Array(places.size + 1).fill(1e-8);
  const score = (own: Int32Array) => {
    let sum = 0;
    for (const place of own) sum += weights[place] ?? 0;
    return (weights[bias] ?? 0) + sum * scaleOf(own);
  };
  const move = (place: number, slope: number) => {
    const squares = (squaresOfSteps[place] ?? 0) + slope * slope;
    squaresOfSteps[place] = squares;
    weights[place] = (weights[place] ?? 0) - (STEP * slope) / Math.sqrt(squares);
  };
  // Both kinds count as much, however many there are of each.
  const ones = rows.filter((row) => row.isOne).length;
  const worth = { one: rows.length / (2 * ones), other: rows.length / (2 * (rows.length - ones)) };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { own, isOne } of rows) {
      const error = (1 / (1 + Math.exp(-score(own))) - (isOne ? 1 : 0)) * (isOne ? worth.one : worth.other);
      const slope = error * scaleOf(own);
      move(bias, error);
      for (const place of own) move(place, slope + FADING * (weights[place] ?? 0));
    }
  return (sentence, petName) => score(placesOf(wordsAndPairs(sentence, petName), places));
};

/** The same from all labelled sentences, at the first question: the server starts sooner. */
export const learnLater = (isOne: (kind: Labelled['kind']) => boolean): ReturnType<typeof learn> => {
  let score: ReturnType<typeof learn> | undefined;
  return (sentence, petName) => {
    score ??= learn(readLabelled(), isOne);
    return score(sentence, petName);
  };
};

const placesOf = (words: readonly string[], places: ReadonlyMap<string, number>): Int32Array =>
  Int32Array.from(words.flatMap((word) => places.get(word) ?? []));

/** Long sentences have more words, and are not surer for that. */
const scaleOf = (own: Int32Array): number => 1 / Math.sqrt(Math.max(1, own.length));

/** A prime number: how far sentences that are learned one after the other stand apart, so that they are not of one advert. */
const APART = 7919;

const apart = <Row>(rows: readonly Row[]): Row[] =>
  rows
    .map((row, place) => ({ row, at: (place * APART) % rows.length }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ row }) => row);
