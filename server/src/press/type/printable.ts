import { dropInvisible } from '@pawsume/contract/invisible';
import { mapStrings } from '@pawsume/contract/map-strings';
import { curly } from '#lib/curly';
import type { LeftOut } from '../losses.ts';
import { nameTexts } from '../names.ts';
import type { ResumePage } from '../page.ts';
import { EMOJI, SCRIPT_FONTS } from './fonts.ts';
import { findFamily, findLook, inHouse } from './glyphs.ts';

export interface Printable {
  page: ResumePage;
  /** The families needed besides the house fonts, in the order to try them. */
  families: string[];
  /** What to draw in colour although a text font may have it: whole clusters, the longest first. */
  pictures: string[];
  /** The texts with characters that no font has. */
  undrawn: LeftOut[];
}

/** Stands for a character that no font has. */
const UNKNOWN = '□';
const LONGEST_WORD = 28;

/** Read by machines. */
const AS_GIVEN = new Set(['href', 'source', 'report', 'url']);

/** Applies `change` to every text that people read. */
const mapTexts = (page: ResumePage, change: (text: string) => string): ResumePage =>
  mapStrings(page, (text, field) => (AS_GIVEN.has(field ?? '') ? text : change(text)));

/** Prints apostrophes, except in email and web addresses: readers copy those. */
const withApostrophes = (text: string): string => (text.includes("'") && !/@|:\/\//u.test(text) ? curly(text) : text);

/** Returns the page with printed apostrophes in all its texts. */
export const setApostrophes = (page: ResumePage): ResumePage => mapTexts(page, withApostrophes);

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const wordsIn = new Intl.Segmenter('en', { granularity: 'word' });

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\ufeff\ufff9-\ufffb]/gu;
// Whether there may be anything to clean: one of these characters, what cannot be seen, or half of a surrogate pair.
const MAY_BE_UNCLEAN = new RegExp(
  `${CONTROLS.source}|[\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ud800-\\udfff]`,
);
/** No script stacks more on one letter; what is piled higher would be printed over the lines above. */
const HEAP_OF_MARKS = /(\p{Mark}{4})\p{Mark}+/gu;
/** A whole sentence in one character, wider than a column, is spelled out: its words can break. */
const BASMALA = '\ufdfd';
const BASMALA_IN_WORDS = 'بسم الله الرحمن الرحيم ';
/** Where a word may break. The template turns it into a break without a character. */
const BREAK = '\u200b';
const ADDRESS = /(?<!\S)\S+@\S+/gu;
const LONG_WORD = new RegExp(
  `[^\\s${BREAK}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]{${LONGEST_WORD},}`,
  'gu',
);

/** A row of the signs for what no font has may be as long as a text. */
const BETWEEN_UNKNOWN = new RegExp(`(?<=${UNKNOWN})(?=${UNKNOWN})`, 'gu');

/** Every text font has these; what is left of most texts without them is a dozen accents and quotes. */
const ASCII = /[\n -~]+/g;

const isPlain = (text: string): boolean => {
  for (const char of text.replaceAll(ASCII, '')) {
    const point = char.codePointAt(0) ?? 0;
    if (!inHouse(point)) return false;
  }
  return true;
};

/** They write no spaces between words. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const atWords = (run: string): string =>
  [...wordsIn.segment(run)]
    .map(({ segment, isWordLike }, at) => (isWordLike && at > 0 ? BREAK : '') + segment)
    .join('');

const words = (run: string): string => (UNSPACED.test(run) ? atWords(run) : run);

const letters = (word: string): string => [...clusters.segment(word)].map(({ segment }) => segment).join(BREAK);

/** Whether a text has a long word; may be wrong only with a yes. Much quicker than the search for the words themselves. */
const hasLongWord = (text: string): boolean => {
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x20 || code === 0x0a) start = at + 1;
    else if (at - start >= LONGEST_WORD) return true;
  }
  return false;
};

const joints = (word: string): string => word.replaceAll(/[@._/-](?=.)/gu, `$&${BREAK}`);

/** Marks where a word that a line may not hold can break: at its joints, between words without a space, else anywhere. */
const breakable = (text: string): string => {
  if (!hasLongWord(text) && !text.includes('@')) return text;
  return text
    .replaceAll(ADDRESS, joints)
    .replaceAll(LONG_WORD, (word) => joints(word).replaceAll(LONG_WORD, words).replaceAll(LONG_WORD, letters));
};

/** A text without its marks for breaking, for readers that break lines themselves. */
export const unbroken = (text: string): string => text.replaceAll(BREAK, '');

interface Needs {
  families: Set<string>;
  pictures: Set<string>;
  /** How each cluster met so far is drawn; the same few come again and again. */
  drawn: Map<string, string>;
  /** Texts, as they were typed, of which something cannot be drawn. */
  undrawn: Set<string>;
}

/** The cluster as it can be drawn: itself, its plain form, its base without marks, or the sign for what no font has. */
const drawable = (cluster: string, look: string | undefined, needs: Needs): string => {
  if (/^\s$/u.test(cluster)) return cluster === '\n' ? cluster : ' ';
  for (const form of [
    cluster,
    cluster.normalize('NFC'),
    cluster.normalize('NFKC'),
    [...cluster.normalize('NFD')][0] ?? '',
  ]) {
    const family = findFamily(form, look);
    if (family === undefined) continue;
    if (family !== null) needs.families.add(family);
    if (family === EMOJI) needs.pictures.add(form);
    return form;
  }
  return /^[\p{Mark}\p{Format}]+$/u.test(cluster) ? '' : UNKNOWN;
};

const drawableText = (text: string, needs: Needs): string => {
  const look = findLook(text);
  const drawCluster = (cluster: string): string => {
    const key = `${look ?? ''} ${cluster}`;
    const known = needs.drawn.get(key) ?? drawable(cluster, look, needs);
    needs.drawn.set(key, known);
    return known;
  };
  const drawn = [...clusters.segment(text)].map(({ segment }) => drawCluster(segment)).join('');
  return drawn.replaceAll(BETWEEN_UNKNOWN, BREAK);
};

const printableText = (text: string, needs: Needs): string => {
  const visible = MAY_BE_UNCLEAN.test(text) ? dropInvisible(text.toWellFormed()).replaceAll(CONTROLS, '') : text;
  const clean = withApostrophes(visible);
  if (isPlain(clean)) return breakable(clean.replaceAll(HEAP_OF_MARKS, '$1'));
  const drawn = drawableText(clean.replaceAll(BASMALA, BASMALA_IN_WORDS).replaceAll(HEAP_OF_MARKS, '$1'), needs);
  if (drawn.includes(UNKNOWN) && !text.includes(UNKNOWN)) needs.undrawn.add(text);
  return breakable(drawn);
};

/**
 * Makes every string of a page one that our fonts can draw. PDF/UA allows no missing glyph, so what no font has is
 * replaced; everything else is kept as it is.
 */
export const printable = (page: ResumePage): Printable => {
  const needs: Needs = { families: new Set(), pictures: new Set(), drawn: new Map(), undrawn: new Set() };
  const clean = mapTexts(page, (text) => printableText(text, needs));
  const order = SCRIPT_FONTS.map(({ family }) => family);
  return {
    // A heading must not be empty, and a name may consist of characters without a shape.
    page: { ...clean, name: clean.name.trim() || UNKNOWN },
    families: order.filter((family) => needs.families.has(family)),
    pictures: [...needs.pictures].toSorted((a, b) => b.length - a.length),
    undrawn: nameTexts(page)
      .filter(({ words }) => words.some((text) => needs.undrawn.has(text)))
      .map(({ name, source }) => ({ name, source })),
  };
};
