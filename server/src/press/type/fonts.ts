import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const fileOf = (name: string): string => resolve(`@pawsume/fonts/print/${name}.ttf`);

export interface Font {
  /** The family as Typst knows it. */
  family: string;
  path: string;
}

export const TEXT = 'Source Sans 3';
export const DISPLAY = 'Fraunces';
export const EMOJI = 'Noto Color Emoji';

/** The page's own faces: Latin, Greek and Cyrillic. Only the weights the template asks for. */
export const HOUSE_FONTS: Font[] = [
  { family: TEXT, path: fileOf('SourceSans3_400Regular') },
  { family: TEXT, path: fileOf('SourceSans3_600SemiBold') },
  { family: DISPLAY, path: fileOf('Fraunces_600SemiBold') },
  { family: DISPLAY, path: fileOf('Fraunces_500Medium_Italic') },
];

export interface ScriptFont extends Font {
  /** Matches what has a letter of its script; null where it has letters of several, or signs of none. */
  script: RegExp | null;
}

/** A family of one script, by the script's name in Unicode; by another one where its file has it so. */
const noto = (script: string, name = script.replaceAll('_', ' '), weight = '500Medium'): ScriptFont => ({
  family: `Noto Sans ${name}`,
  path: fileOf(`NotoSans${name.replaceAll(' ', '')}_${weight}`),
  script: new RegExp(`\\p{Script_Extensions=${script}}`, 'u'),
});

const REGULAR = '400Regular';

/** One weight for every other script a name may carry, tried in this order. */
export const SCRIPT_FONTS: ScriptFont[] = [
  noto('Arabic'),
  noto('Hebrew'),
  noto('Syriac'),
  noto('Thaana'),
  noto('Nko', 'NKo', REGULAR),
  noto('Devanagari'),
  noto('Bengali'),
  noto('Gurmukhi'),
  noto('Gujarati'),
  noto('Oriya'),
  noto('Tamil'),
  noto('Telugu'),
  noto('Kannada'),
  noto('Malayalam'),
  noto('Sinhala'),
  noto('Thai'),
  noto('Lao'),
  {
    family: 'Noto Serif Tibetan',
    path: fileOf('NotoSerifTibetan_500Medium'),
    script: /\p{scx=Tibetan}/u,
  },
  noto('Myanmar'),
  noto('Khmer'),
  noto('Mongolian', 'Mongolian', REGULAR),
  noto('Armenian'),
  noto('Georgian'),
  noto('Ethiopic'),
  noto('Tifinagh', 'Tifinagh', REGULAR),
  noto('Cherokee'),
  noto('Canadian_Aboriginal'),
  {
    family: EMOJI,
    path: fileOf('NotoColorEmoji_400Regular'),
    script: null,
  },
  {
    family: 'Noto Sans Symbols 2',
    path: fileOf('NotoSansSymbols2_400Regular'),
    script: null,
  },
  { ...noto('Han', 'SC'), script: null },
  { ...noto('Han', 'JP'), script: null },
  { ...noto('Han', 'KR'), script: null },
];
