import { dropInvisible } from '@pawsume/contract/invisible';

/** The words of a text, or of one page of a document. */
export interface Page {
  text: string;
  /** Of a document, from 1. */
  number?: number;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** More marks than any script puts on one letter. Normalizing takes time that grows with the square of their number. */
const MARKS_TOO_MANY = /(?<=\p{M}{30})\p{M}/gu;

/** As a field of the form would keep it: no invisible characters, one kind of line break, typesetters' spaces and dashes made plain. */
export const tidyPage = (text: string): string =>
  dropInvisible(
    text
      .toWellFormed()
      .replaceAll(MARKS_TOO_MANY, '')
      .normalize('NFC')
      .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
      .replaceAll(CONTROL, ''),
  )
    .replaceAll(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
    .replaceAll(/[\u2010\u2011]/g, '-');
