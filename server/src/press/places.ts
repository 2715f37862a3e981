import type { Design } from './design.ts';
import type { Source } from './page.ts';
import { unbroken } from './type/printable.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a text stands whose source is known: fractions of the sheet's width and height, from its upper left corner. */
export interface Place extends Box {
  source: NonNullable<Source>;
  /** As it is called on the page; null where the page has no name for it. */
  name: string | null;
}

/** Where the photo stands, or the paw print that stands for it, in the same fractions. */
export interface PhotoPlace extends Box {
  /** Cut to a circle. */
  round: boolean;
}

/** What template/spots.typ says of a page: the same in points. */
const isSpots = (value: unknown): value is Place[] =>
  Array.isArray(value) &&
  value.every((spot) => spot && typeof spot === 'object' && 'source' in spot && 'height' in spot);

/** Reads what the template says of where texts stand, in reading order. */
export const readPlaces = (told: unknown, { sheet }: Design): Place[] => {
  if (!isSpots(told)) throw new Error('Typst: the template did not say where its texts stand.');
  return told.map(({ source, name, ...box }) => ({ source, name: name && unbroken(name), ...shareOf(box, sheet) }));
};

const isBox = (value: unknown): value is Box =>
  typeof value === 'object' && value !== null && 'x' in value && 'height' in value;

/** Reads what the template says of where the photo stands. */
export const readPhotoPlace = (told: unknown, { sheet, template }: Design): PhotoPlace => {
  if (!isBox(told)) throw new Error('Typst: the template did not say where the photo stands.');
  return { ...shareOf(told, sheet), round: template !== 'modern' };
};

const shareOf = ({ x, y, width, height }: Box, sheet: Design['sheet']): Box => ({
  x: x / sheet.width,
  y: y / sheet.height,
  width: width / sheet.width,
  height: height / sheet.height,
});
