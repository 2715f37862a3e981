import { contentStems } from './words.ts';

/**
 * A text also tells an owner's details where it shares half of their words that carry meaning: never fewer than `least` of
 * them, unless there are fewer, and `most` are always enough.
 */
const SHARED_WORDS = { least: 2, most: 4 } as const;

/** Whether a text has so many of the words of an owner's details that it tells them. */
export const sharesEnough = (text: string, details: string): boolean => {
  const telling = contentStems(details);
  const least = Math.min(SHARED_WORDS.least, Math.max(1, telling.size));
  const enough = Math.min(SHARED_WORDS.most, Math.max(least, Math.ceil(telling.size / 2)));
  return [...contentStems(text)].filter((stem) => telling.has(stem)).length >= enough;
};
