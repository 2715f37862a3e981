import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFontStack } from '@capsizecss/core';
import { fromFile } from '@capsizecss/unpack/fs';
import { type MachineFont, sansSerifs, serifs } from './machine-fonts.ts';

const HEADING = `/* Written by \`npm run fonts -w web\` from @pawsume/fonts and fonts/machine-fonts.ts; not by hand. */\n`;

const fileOf = (name: string): string => fileURLToPath(import.meta.resolve(name));

type Weight = 'regular' | 'bold';

const NO_HEIGHTS = { capHeight: 0, ascent: 0, descent: 0, lineGap: 0, xHeight: 0 };

interface OurFont {
  family: string;
  /** The package's own rules, one for each of its alphabets. */
  rules: string;
  /** Files that have the widths of our font in each weight that is shown. */
  files: Partial<Record<Weight, string>>;
  fallbacks: readonly MachineFont[];
  generic: string;
}

const SANS: OurFont = {
  family: 'Source Sans 3 Variable',
  rules: '@pawsume/fonts/web/source-sans-3.css',
  files: {
    regular: '@pawsume/fonts/print/SourceSans3_400Regular.ttf',
    bold: '@pawsume/fonts/print/SourceSans3_600SemiBold.ttf',
  },
  fallbacks: sansSerifs,
  generic: 'ui-sans-serif, system-ui, sans-serif',
};

const DISPLAY: OurFont = {
  family: 'Fraunces',
  rules: '@pawsume/fonts/web/fraunces.css',
  files: { bold: '@pawsume/fonts/web/fraunces-latin-600-normal.woff2' },
  fallbacks: serifs,
  generic: 'ui-serif, Georgia, serif',
};

/** The stylesheet with our fonts, and with what is shown in their place as long as they are not here. */
export const composeFonts = async (): Promise<string> => {
  const stacks = `:root {\n  --our-sans: ${stackOf(SANS)};\n  --our-display: ${stackOf(DISPLAY)};\n}\n`;
  const rules = await Promise.all([SANS, DISPLAY].flatMap((font) => [ownRules(font), fallbackRules(font)]));
  return [HEADING, stacks, ...rules].join('\n');
};

const aliasOf = ({ family }: OurFont, { name }: MachineFont): string =>
  `${family.replace(' 3 Variable', '')} as ${name}`;

const stackOf = (font: OurFont): string =>
  [
    ...[font.family, ...font.fallbacks.map((each) => aliasOf(font, each))].map((name) => `'${name}'`),
    font.generic,
  ].join(', ');

/**
 * The Latin letters of our pages, asked for at once, come before the first paint or wait for the next page: no font has
 * the widths of another letter by letter, so an exchange in between would move lines. Others are what people type.
 */
const ownRules = async ({ rules }: OurFont): Promise<string> =>
  (await readFile(fileOf(rules), 'utf8'))
    .replaceAll(/(-latin-(?:wght|600)-normal \*\/[^}]*font-display: )swap/g, '$1optional')
    .replaceAll('url(./', `url(${dirname(rules)}/`);

const fallbackRules = async (font: OurFont): Promise<string> => {
  const rules: string[] = [];
  for (const weight of ['regular', 'bold'] as const) {
    const file = font.files[weight];
    if (!file) continue;
    const metrics = await fromFile(fileOf(file));
    for (const fallback of font.fallbacks) rules.push(ruleOf(font, { metrics, weight, fallback }));
  }
  return rules.join('');
};

const ruleOf = (
  font: OurFont,
  {
    metrics,
    weight,
    fallback,
  }: { metrics: Awaited<ReturnType<typeof fromFile>>; weight: Weight; fallback: MachineFont },
): string => {
  const xWidthAvg = fallback.width[weight] ?? fallback.width.bold;
  // Of the fallback only its widths count: its heights give way to ours.
  const itsMetrics = { ...NO_HEIGHTS, familyName: fallback.name, unitsPerEm: fallback.unitsPerEm, xWidthAvg };
  const { fontFaces } = createFontStack([{ ...metrics, subsets: undefined }, itsMetrics], {
    fontFaceFormat: 'styleObject',
  });
  const face = fontFaces[0]?.['@font-face'];
  if (!face) throw new Error(`No rule was made for ${fallback.name}.`);
  const sources = (fallback[weight] ?? fallback.bold).map((name) => `local('${name}')`).join(', ');
  return `@font-face {
  font-family: '${aliasOf(font, fallback)}';
  font-weight: ${weight === 'bold' ? 600 : 400};
  src: ${sources};
  size-adjust: ${face.sizeAdjust};
  ascent-override: ${face.ascentOverride};
  descent-override: ${face.descentOverride};
  line-gap-override: ${face.lineGapOverride ?? '0%'};
}
`;
};
