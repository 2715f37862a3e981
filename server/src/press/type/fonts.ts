import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

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
  { family: TEXT, path: resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf') },
  { family: TEXT, path: resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf') },
  { family: DISPLAY, path: resolve('@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf') },
  { family: DISPLAY, path: resolve('@expo-google-fonts/fraunces/500Medium_Italic/Fraunces_500Medium_Italic.ttf') },
];

export interface ScriptFont extends Font {
  /** Matches what has a letter of its script; null where it has letters of several, or signs of none. */
  script: RegExp | null;
}

/** A family of one script, by the script's name in Unicode; by another one where its package has it so. */
const noto = (script: string, name = script.replaceAll('_', ' '), weight = '500Medium'): ScriptFont => {
  const [folder, file] = [name.toLowerCase().replaceAll(' ', '-'), name.replaceAll(' ', '')];
  return {
    family: `Noto Sans ${name}`,
    path: resolve(`@expo-google-fonts/noto-sans-${folder}/${weight}/NotoSans${file}_${weight}.ttf`),
    script: new RegExp(`\\p{Script_Extensions=${script}}`, 'u'),
  };
};

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
    path: resolve('@expo-google-fonts/noto-serif-tibetan/500Medium/NotoSerifTibetan_500Medium.ttf'),
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
    path: resolve('@expo-google-fonts/noto-color-emoji/400Regular/NotoColorEmoji_400Regular.ttf'),
    script: null,
  },
  {
    family: 'Noto Sans Symbols 2',
    path: resolve('@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf'),
    script: null,
  },
  { ...noto('Han', 'SC'), script: null },
  { ...noto('Han', 'JP'), script: null },
  { ...noto('Han', 'KR'), script: null },
];
