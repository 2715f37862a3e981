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

/** One weight for every other script a name may carry, tried in this order. */
export const SCRIPT_FONTS: Font[] = [
  { family: EMOJI, path: resolve('@expo-google-fonts/noto-color-emoji/400Regular/NotoColorEmoji_400Regular.ttf') },
  {
    family: 'Noto Sans Arabic',
    path: resolve('@expo-google-fonts/noto-sans-arabic/500Medium/NotoSansArabic_500Medium.ttf'),
  },
  {
    family: 'Noto Sans Hebrew',
    path: resolve('@expo-google-fonts/noto-sans-hebrew/500Medium/NotoSansHebrew_500Medium.ttf'),
  },
  {
    family: 'Noto Sans Devanagari',
    path: resolve('@expo-google-fonts/noto-sans-devanagari/500Medium/NotoSansDevanagari_500Medium.ttf'),
  },
  {
    family: 'Noto Sans Bengali',
    path: resolve('@expo-google-fonts/noto-sans-bengali/500Medium/NotoSansBengali_500Medium.ttf'),
  },
  {
    family: 'Noto Sans Gurmukhi',
    path: resolve('@expo-google-fonts/noto-sans-gurmukhi/500Medium/NotoSansGurmukhi_500Medium.ttf'),
  },
  {
    family: 'Noto Sans Tamil',
    path: resolve('@expo-google-fonts/noto-sans-tamil/500Medium/NotoSansTamil_500Medium.ttf'),
  },
  { family: 'Noto Sans Thai', path: resolve('@expo-google-fonts/noto-sans-thai/500Medium/NotoSansThai_500Medium.ttf') },
  {
    family: 'Noto Sans Armenian',
    path: resolve('@expo-google-fonts/noto-sans-armenian/500Medium/NotoSansArmenian_500Medium.ttf'),
  },
  {
    family: 'Noto Sans Georgian',
    path: resolve('@expo-google-fonts/noto-sans-georgian/500Medium/NotoSansGeorgian_500Medium.ttf'),
  },
  {
    family: 'Noto Sans Ethiopic',
    path: resolve('@expo-google-fonts/noto-sans-ethiopic/500Medium/NotoSansEthiopic_500Medium.ttf'),
  },
  {
    family: 'Noto Sans Canadian Aboriginal',
    path: resolve(
      '@expo-google-fonts/noto-sans-canadian-aboriginal/500Medium/NotoSansCanadianAboriginal_500Medium.ttf',
    ),
  },
  { family: 'Noto Sans SC', path: resolve('@expo-google-fonts/noto-sans-sc/500Medium/NotoSansSC_500Medium.ttf') },
  { family: 'Noto Sans JP', path: resolve('@expo-google-fonts/noto-sans-jp/500Medium/NotoSansJP_500Medium.ttf') },
  { family: 'Noto Sans KR', path: resolve('@expo-google-fonts/noto-sans-kr/500Medium/NotoSansKR_500Medium.ttf') },
  {
    family: 'Noto Sans Symbols 2',
    path: resolve('@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf'),
  },
];
