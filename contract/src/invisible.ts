/** What has no shape of its own and changes nothing beside it: zero-width spaces, soft hyphens, marks of direction. */
const IDLE = '\\u00ad\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff';
/** What a joiner may follow: it shapes letters of Persian or of India, and parts of an emoji. */
const JOINED = `[^\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{N}\\p{P}\\s\\u200c\\u200d${IDLE}]`;
const INVISIBLE = new RegExp(`[${IDLE}]|(?<!${JOINED})[\\u200c\\u200d]`, 'gu');

/** A text without what cannot be seen in it; joiners that its script needs stay. */
export const dropInvisible = (text: string): string => text.replaceAll(INVISIBLE, '');
