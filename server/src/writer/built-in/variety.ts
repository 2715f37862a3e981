import type { Pet } from './pet.ts';

/**
 * One of several ways to say the same. Which one hangs on the name alone: two pets on one desk rarely sound alike, and one
 * pet always sounds the same.
 */
export const choose = <Way>({ name }: Pet, ways: readonly Way[]): Way | undefined =>
  ways[sumLetters(name) % ways.length];

const sumLetters = (name: string): number => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
