/** Fonts that machines have, in one width each: those of one entry are drawn to the same widths. */
export interface MachineFont {
  /** What the entry is called after. */
  name: string;
  /** As the machines themselves call the fonts: `local()` takes full names and PostScript names. */
  regular?: readonly string[];
  bold: readonly string[];
  /** Units of the average letter of English, and of an em: of Capsize's collection, and of the files where that has none. */
  width: { regular?: number; bold: number };
  unitsPerEm: number;
}

/** From what the most machines have to what lies on a Linux with next to nothing; the last comes with the tests' browser. */
export const sansSerifs = [
  {
    name: 'Arial',
    regular: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'LiberationSans', 'Arimo', 'Arimo Regular'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold'],
    width: { regular: 913, bold: 983 },
    unitsPerEm: 2048,
  },
  {
    name: 'Roboto',
    regular: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    width: { regular: 911, bold: 926 },
    unitsPerEm: 2048,
  },
  {
    name: 'DejaVu Sans',
    regular: ['DejaVu Sans', 'DejaVuSans'],
    bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    width: { regular: 1041, bold: 1176 },
    unitsPerEm: 2048,
  },
  {
    name: 'Noto Sans',
    regular: ['Noto Sans', 'Noto Sans Regular', 'NotoSans-Regular'],
    bold: ['Noto Sans Bold', 'NotoSans-Bold'],
    width: { regular: 474, bold: 503 },
    unitsPerEm: 1000,
  },
  {
    name: 'Open Sans',
    regular: ['Open Sans', 'Open Sans Regular', 'OpenSans-Regular'],
    bold: ['Open Sans Bold', 'OpenSans-Bold'],
    width: { regular: 960, bold: 1030 },
    unitsPerEm: 2048,
  },
] as const satisfies readonly MachineFont[];

/** For headings, which are bold. A Linux without any serif shows them in its sans. */
export const serifs = [
  { name: 'Georgia', bold: ['Georgia Bold', 'Georgia-Bold'], width: { bold: 1062 }, unitsPerEm: 2048 },
  {
    name: 'Times New Roman',
    bold: [
      'Times New Roman Bold',
      'TimesNewRomanPS-BoldMT',
      'Liberation Serif Bold',
      'LiberationSerif-Bold',
      'Tinos Bold',
    ],
    width: { bold: 886 },
    unitsPerEm: 2048,
  },
  {
    name: 'DejaVu Serif',
    bold: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'],
    width: { bold: 1168 },
    unitsPerEm: 2048,
  },
  { name: 'Noto Serif', bold: ['Noto Serif Bold', 'NotoSerif-Bold'], width: { bold: 512 }, unitsPerEm: 1000 },
  { name: 'Open Sans', bold: ['Open Sans Bold', 'OpenSans-Bold'], width: { bold: 1030 }, unitsPerEm: 2048 },
] as const satisfies readonly MachineFont[];
