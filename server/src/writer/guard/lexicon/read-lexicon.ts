import { readFileSync } from 'node:fs';

/** The words of a list beside this file, line by line. */
export const readLexicon = (name: string): string[][] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.trim().split(/\s+/u));
