const MARKUP = /[<>{}[\]`|\\*#]|__|~~|\]\(|:\/\/|\bwww\.|\S@\S|&\w+;|[\w-]\.(?:com|org|net|ca|io|info)\b/iu;
/** One letter of another alphabet inside a word looks like the word and is none. */
const MIXED_ALPHABET =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;

/** Words of advertising and of promise: no answer could make them true. */
const EMPTY_PRAISE =
  /\b(?:perfect\w*|ideal\w*|exceptional\w*|outstanding|flawless\w*|impeccabl\w*|exemplary|amazing|incredible|wonderful|fantastic|delightful|guarantee\w*|undoubtedly|furry|fur baby|must-have|dream (?:pet|tenant)|model tenant|100 ?%)/iu;

/** Statements about a breed or kind say nothing about this pet. */
const GENERALITY =
  /\b(?:known for|famous for|typical(?:ly)?|like (?:most|many|all)|as (?:most|many|all)|breed (?:is|are|that)|true to (?:his|her|their|its) breed|tend to be)\b/iu;

/** Speech about the task itself: a sign that the data was obeyed or the instructions leaked. */
const ABOUT_THE_TASK =
  /\b(?:language model|as an ai|system prompt|instructions?|prompt|json|ignore (?:all|previous|the)|must_tell|approve(?:d|s)? (?:this|the|immediately|without)|download credits?)\b/iu;

const FORBIDDEN = [
  ['markup', MARKUP],
  ['alphabet', MIXED_ALPHABET],
  ['task', ABOUT_THE_TASK],
  ['praise', EMPTY_PRAISE],
  ['breed', GENERALITY],
] as const;

export type Forbidden = (typeof FORBIDDEN)[number][0];

/** Returns the kind of words that no sentence may hold, whatever the answers say; null if there are none. */
export const findForbidden = (text: string): Forbidden | null =>
  FORBIDDEN.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** True if a text speaks about the task of whoever reads it. */
export const speaksOfTheTask = (text: string): boolean => ABOUT_THE_TASK.test(text);
