import { dropInvisible } from '@pawsume/contract/invisible';

const LONGEST = 60;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]/gu;
/** Mail programs make links of what looks like an address, with a scheme or without. */
const LIKE_A_LINK = /\S*(?::\/\/|www\.|@|[\p{L}\p{N}]\.\p{L}{2,})\S*/giu;
const UNUSUAL = /[^\p{L}\p{M}\p{N}\p{Zs}'’.,&()-]/gu;

/**
 * A name as it may stand in a letter to somebody who does not know us: on one line, short, without what a mail program would
 * make a link of. `otherwise` stands for one of which nothing is left.
 */
export const nameInLetter = (name: string, otherwise: string): string => {
  const plain = dropInvisible(name.replaceAll(CONTROLS, ' ').normalize('NFKC'))
    .replaceAll(LIKE_A_LINK, ' ')
    .replaceAll(UNUSUAL, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return plain.slice(0, LONGEST).trim().toWellFormed() || otherwise;
};
