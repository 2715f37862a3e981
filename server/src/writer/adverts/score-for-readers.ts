import { type Labelled, readLabelled } from './labelled.ts';
import { learn } from './learn.ts';

/** Taken off the score of a sentence that is judged alone: what is in doubt is told. */
export const DOUBT = 0.3;
/** How much a sentence has of what its neighbours have: readers are spoken to in a row. */
const NEAR = 0.2;
/** A neighbour says at most as much. */
const SUREST = 2;

/** Whether a sentence goes. */
export const isForReaders = (kind: Labelled['kind']): boolean => kind === 'advert' || kind === 'mixed';

const learned = learn(readLabelled(), isForReaders);

/**
 * Returns how surely a sentence of an advert speaks to its readers, or of no pet: "He deserves a home", "Our fee is $90". Above zero it
 * goes. A sentence that is judged wrongly is added to the files in `sentences`.
 */
export const scoreForReaders = (sentence: string, petName: string): number => learned(sentence, petName) - DOUBT;

/** The same for all sentences of an advert, in which each is judged by its neighbours too. */
export const scoresForReaders = (sentences: readonly string[], petName: string): number[] => {
  const alone = sentences.map((sentence) => learned(sentence, petName));
  const near = (place: number) => Math.max(-SUREST, Math.min(SUREST, alone[place] ?? 0));
  return alone.map((score, place) => score + NEAR * (near(place - 1) + near(place + 1)));
};
