import { type Covers, readCoverage } from './cmap.ts';
import { EMOJI, HOUSE_FONTS, SCRIPT_FONTS, TEXT } from './fonts.ts';

const textFont = HOUSE_FONTS.find(({ family }) => family === TEXT)?.path ?? '';
const coverage = new Map<string, Covers>();

/** Coverage is read the first time a font is asked for; plain Latin text never opens the others. */
const covers = (path: string, codePoint: number): boolean => {
  const known = coverage.get(path);
  if (known) return known(codePoint);
  coverage.set(path, readCoverage(path));
  return covers(path, codePoint);
};

export const inHouse = (codePoint: number): boolean => covers(textFont, codePoint);

/** Joiners, variation selectors and tags: they change their neighbours and have no glyph of their own. */
const INVISIBLE = /\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}]/u;

const isPicture = (cluster: string): boolean =>
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\u20e3/u.test(cluster);

const HAN_FIRST: [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Noto Sans JP'],
  [/\p{Script=Hangul}/u, 'Noto Sans KR'],
];

/** The family that characters shared by Chinese, Japanese and Korean take their look from, by the text they stand in. */
export const findHanLook = (text: string): string | undefined => HAN_FIRST.find(([script]) => script.test(text))?.[1];

const PICTURE_FONTS = SCRIPT_FONTS.filter(({ family }) => family === EMOJI);

const candidates = (cluster: string, hanLook: string | undefined) => {
  if (isPicture(cluster)) return PICTURE_FONTS;
  if (hanLook === undefined) return SCRIPT_FONTS;
  return SCRIPT_FONTS.toSorted((a, b) => Number(b.family === hanLook) - Number(a.family === hanLook));
};

/**
 * The family that can draw a whole grapheme cluster: null for the house fonts, undefined where none can.
 * @param hanLook of the text it stands in.
 */
export const findFamily = (cluster: string, hanLook: string | undefined): string | null | undefined => {
  const points = [...cluster].filter((char) => !INVISIBLE.test(char)).map((char) => char.codePointAt(0) ?? 0);
  if (points.length === 0) return undefined;
  if (!isPicture(cluster) && points.every(inHouse)) return null;
  return candidates(cluster, hanLook).find(({ path }) => points.every((point) => covers(path, point)))?.family;
};
