import { readLabelled } from './labelled.ts';
import { learn } from './learn.ts';

/** Taken off each score: what is in doubt is told. */
export const DOUBT = 0.3;

const learned = learn(readLabelled());

/**
 * Returns how surely a sentence of an advert speaks to its readers, or of no pet: "He deserves a home", "Our fee is $90". Above zero it
 * goes. A sentence that is judged wrongly is added to the files in `sentences`.
 */
export const scoreForReaders = (sentence: string, petName: string): number => learned(sentence, petName) - DOUBT;
