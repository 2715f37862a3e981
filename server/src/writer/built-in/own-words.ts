import type { Excerpt } from '../text/excerpt.ts';
import { innerQuotes, quoted } from '../text/quotes.ts';
import type { Pet } from './pet.ts';
import { afterSubject, isFirstPerson, withoutSubject } from './third-person.ts';
import { usesOtherPronouns } from './voice.ts';

/** What an owner wrote, as sentences of our own where it can stand so, else as a quotation. */
export interface OwnWords {
  /** Sentences that continue ours; empty where the words have to be quoted. */
  plain: string;
  /** The same in quotation marks; empty where the owner wrote nothing. */
  quote: string;
  /** The words of a single sentence with a full stop, where the owner wrote no more; without it: for “…,” says the owner. */
  remark: string;
}

const LONGEST_REMARK = 130;

/** An owner's words, mended at their edges and otherwise as typed. */
export const ownWords = ({ sentences, whole }: Excerpt, pet: Pet): OwnWords => {
  if (sentences.length === 0) return { plain: '', quote: '', remark: '' };
  const texts = sentences.map(({ text }) => text);
  const joined = sentences.map(({ text, afterGap }) => (afterGap ? `… ${text}` : text)).join(' ');
  const plain = canBePlain(texts, pet) ? texts.map((text) => completed(text, pet)).join(' ') : '';
  const single = whole && texts.length === 1 && joined.endsWith('.') && joined.length <= LONGEST_REMARK;
  return {
    plain: innerQuotes(plain),
    quote: quoted(spaced(joined)),
    remark: single ? innerQuotes(joined).slice(0, -1) : '',
  };
};

const canBePlain = (sentences: string[], pet: Pet): boolean => {
  const all = sentences.join(' ');
  const [first = ''] = sentences;
  if (isFirstPerson(all) || usesOtherPronouns(all, pet.voice) || isShouted(all) || all.includes('…')) return false;
  return withoutSubject(first) !== null || afterSubject(first, pet) !== null;
};

/** "Loves socks." becomes "She loves socks."; an open pronoun takes the name, which agrees with the verb as it is. */
const completed = (sentence: string, { short, They, voice }: Pet): string => {
  const rest = withoutSubject(sentence);
  return rest === null ? sentence : `${voice.they === 'they' ? short : They} ${rest}`;
};

/** Capitals or another alphabet for some of the text: better left between quotation marks. */
const isShouted = (text: string): boolean =>
  /\b\p{Lu}{4,}\b/u.test(text) || /[\p{Script=Han}\p{Script=Arabic}]/u.test(text);

/** Chinese and Japanese full stops bring their own space. */
const spaced = (text: string): string => text.replaceAll(/(?<=[。！？]) /gu, '');
