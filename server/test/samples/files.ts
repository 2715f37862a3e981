import { DEFAULT_PAGE, type PageSettings, SHOWN_BY_DEFAULT } from '@pawsume/contract/page-settings';
import type { Sharp } from 'sharp';
import { icons } from './icons.ts';
import { drawSheet, setSheet } from './sheet.ts';
import { socialPicture } from './social.ts';

const PICTURES = 'web/app/features/landing/pictures';
const PUBLIC = 'web/public';
/** Shown up to 448 CSS pixels wide, on screens of up to twice as many. */
const WIDTHS = [320, 480, 672, 896];
/** For browsers that know no AVIF. */
const PLAIN_WIDTH = 672;

/** For each reader another pet, and looks that differ. */
const PAGES: [pet: string, settings: Pick<PageSettings, 'purpose' | 'design' | 'accent'>][] = [
  ['biscuit', { purpose: 'Renting', design: 'Classic', accent: 'Forest' }],
  ['rufus', { purpose: 'Rehoming', design: 'Playful', accent: 'Ocean' }],
  ['zoe', { purpose: 'Travel', design: 'Modern', accent: 'Plum' }],
  ['gizmo', { purpose: 'Sitter', design: 'Classic', accent: 'Brick' }],
  ['bubbles', { purpose: 'Just because', design: 'Playful', accent: 'Forest' }],
];

const sheets = async (): Promise<[string, Sharp][]> => {
  const pages = PAGES.map(async ([pet, chosen]): Promise<[string, Sharp]> => {
    const settings = { ...DEFAULT_PAGE, ...chosen, shown: SHOWN_BY_DEFAULT[chosen.purpose] };
    return [pet, await drawSheet(await setSheet(pet, { watermark: false, settings }))];
  });
  return [...(await Promise.all(pages)), ['sample', await drawSheet(await setSheet('biscuit', { watermark: true }))]];
};

/** Every file of the screens that is made from the press and the fixtures, by its path in the project. */
export const sampleFiles = async (): Promise<Map<string, Buffer>> => {
  const files = new Map<string, Buffer>();
  for (const [name, sheet] of await sheets()) {
    const picture = sheet.clone().resize(PLAIN_WIDTH).webp({ quality: 76, effort: 6, smartSubsample: true });
    files.set(`${PICTURES}/${name}.webp`, await picture.toBuffer());
  }
  for (const [name, content] of await icons()) files.set(`${PUBLIC}/${name}`, content);
  files.set(`${PUBLIC}/social.png`, await socialPicture());
  files.set(`${PUBLIC}/sample-resume.pdf`, await setSheet('biscuit', { watermark: true }));
  return files;
};

/** The same pictures, small, for browsers that know AVIF. Making them takes a while. */
export const smallPictures = async (): Promise<Map<string, Buffer>> => {
  const files = new Map<string, Buffer>();
  for (const [name, sheet] of await sheets()) {
    for (const width of WIDTHS) {
      const picture = sheet.clone().resize(width).avif({ quality: 46, effort: 5 });
      files.set(`${PICTURES}/${name}-${width}.avif`, await picture.toBuffer());
    }
  }
  return files;
};
