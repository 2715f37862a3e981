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

/** Fonts in the order to try them: characters shared by Chinese, Japanese and Korean take the look of their text. */
const candidates = (cluster: string, text: string) => {
  if (isPicture(cluster)) return SCRIPT_FONTS.filter(({ family }) => family === EMOJI);
  const first = HAN_FIRST.find(([script]) => script.test(text))?.[1];
  return [...SCRIPT_FONTS].sort((a, b) => Number(b.family === first) - Number(a.family === first));
};

/**
 * The family that can draw a whole grapheme cluster: null for the house fonts, undefined where none can.
 * @param text what the cluster stands in.
 */
export const familyOf = (cluster: string, text: string): string | null | undefined => {
  const points = [...cluster].filter((char) => !INVISIBLE.test(char)).map((char) => char.codePointAt(0) ?? 0);
  if (points.length === 0) return undefined;
  if (!isPicture(cluster) && points.every(inHouse)) return null;
  return candidates(cluster, text).find(({ path }) => points.every((point) => covers(path, point)))?.family;
};
