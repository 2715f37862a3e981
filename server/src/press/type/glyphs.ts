import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { EMOJI, HOUSE_FONTS, SCRIPT_FONTS, TEXT } from './fonts.ts';

type Range = [first: number, last: number];

const textFont = HOUSE_FONTS.find(({ family }) => family === TEXT)?.path ?? '';
/** What each font has glyphs for, in a line. A library reads it from the fonts: see server/test/press/coverage.test.ts. */
const lines = readFileSync(new URL('coverage.tsv', import.meta.url), 'utf8').split('\n');
const coverage = new Map<string, Range[]>();

/** Lines are parsed the first time a font is asked for; plain Latin text needs one alone. */
const rangesOf = (path: string): Range[] => {
  const known = coverage.get(path);
  if (known) return known;
  const name = `${basename(path)}\t`;
  const line = lines.find((each) => each.startsWith(name))?.slice(name.length);
  if (!line) throw new Error(`The coverage of a font is not known: ${path}`);
  const ranges = line.split(' ').map((range): Range => {
    const [first = 0, last = 0] = range.split('-').map((point) => Number.parseInt(point, 16));
    return [first, last];
  });
  coverage.set(path, ranges);
  return ranges;
};

const covers = (path: string, codePoint: number): boolean => {
  const ranges = rangesOf(path);
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = ranges[middle] ?? [0, 0];
    if (codePoint < first) high = middle - 1;
    else if (codePoint > last) low = middle + 1;
    else return true;
  }
  return false;
};

export const inHouse = (codePoint: number): boolean => covers(textFont, codePoint);

/** Joiners, variation selectors and tags: they change their neighbours and have no glyph of their own. */
const INVISIBLE = /\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}]/u;

const isPicture = (cluster: string): boolean =>
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\u20e3/u.test(cluster);

const HAN_FIRST: [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Noto Sans JP'],
  [/\p{Script=Hangul}/u, 'Noto Sans KR'],
  [/\p{Script=Han}/u, 'Noto Sans SC'],
];

/** A letter of none of the scripts that the house fonts have. */
const FOREIGN_LETTER = /(?=\p{L})[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** The family that a text is mostly drawn in beside the house fonts: signs that several scripts share look as they do there. */
export const findLook = (text: string): string | undefined => {
  const han = HAN_FIRST.find(([script]) => script.test(text))?.[1];
  if (han) return han;
  const letter = text.match(FOREIGN_LETTER)?.[0];
  return letter && SCRIPT_FONTS.find(({ script }) => script?.test(letter))?.family;
};

const PICTURE_FONTS = SCRIPT_FONTS.filter(({ family }) => family === EMOJI);
const FONTS_OF_MANY = SCRIPT_FONTS.filter(({ script }) => script === null);

/** The fonts that may have a cluster, those first that are the likeliest: so that no other one is opened in vain. */
const candidates = (cluster: string, look: string | undefined) => {
  if (isPicture(cluster)) return PICTURE_FONTS;
  const own = SCRIPT_FONTS.filter(({ script }) => script?.test(cluster));
  return [...own, ...FONTS_OF_MANY].toSorted((a, b) => Number(b.family === look) - Number(a.family === look));
};

/**
 * The family that can draw a whole grapheme cluster: null for the house fonts, undefined where none can.
 * @param look of the text it stands in.
 */
export const findFamily = (cluster: string, look: string | undefined): string | null | undefined => {
  const points = [...cluster].filter((char) => !INVISIBLE.test(char)).map((char) => char.codePointAt(0) ?? 0);
  if (points.length === 0) return undefined;
  if (!isPicture(cluster) && points.every(inHouse)) return null;
  return candidates(cluster, look).find(({ path }) => points.every((point) => covers(path, point)))?.family;
};
