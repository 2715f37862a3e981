import { ABOUT_THE_TASK, EMPTY_PRAISE, GENERALITY } from './claim-dictionary.ts';

const MARKUP = /[<>{}[\]`|\\*#]|__|~~|\]\(|:\/\/|\bwww\.|\S@\S|&\w+;|[\w-]\.(?:com|org|net|ca|io|info)\b/iu;
/** One letter of another alphabet inside a word looks like the word and is none. */
const MIXED_ALPHABET =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;

const FORBIDDEN = [
  ['markup', MARKUP],
  ['alphabet', MIXED_ALPHABET],
  ['task', ABOUT_THE_TASK],
  ['praise', EMPTY_PRAISE],
  ['breed', GENERALITY],
] as const;

/** What no sentence may hold, whatever the answers say. */
export const findForbidden = (text: string): (typeof FORBIDDEN)[number][0] | null =>
  FORBIDDEN.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
