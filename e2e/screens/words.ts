import type { Screen } from './screen.ts';

/** The environment variable that hands the words given to `npm run screens` on to the process that takes the pictures. */
export const WORDS = 'SCREENS';

const words = (process.env[WORDS] ?? '').split(' ');

/** Whether a screen is among those asked for: each word occurs in its area, route or state. */
export const chosen = (area: string, { route, state }: Screen): boolean =>
  words.every((word) => `${area} ${route} ${state}`.includes(word));
