import type { Design } from './design.ts';
import type { Source } from './page.ts';
import { unbroken } from './type/printable.ts';

/** Where a text stands whose source is known: fractions of the sheet's width and height, from its upper left corner. */
export interface Place {
  source: NonNullable<Source>;
  /** As it is called on the page; null where the page has no name for it. */
  name: string | null;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What template/spots.typ says of a page: the same in points. */
const isSpots = (value: unknown): value is Place[] =>
  Array.isArray(value) &&
  value.every((spot) => spot && typeof spot === 'object' && 'source' in spot && 'height' in spot);

/** Reads what the template says of where texts stand, in reading order. */
export const readPlaces = (told: unknown, { sheet }: Design): Place[] => {
  if (!isSpots(told)) throw new Error('Typst: the template did not say where its texts stand.');
  return told.map(({ source, name, x, y, width, height }) => ({
    source,
    name: name && unbroken(name),
    x: x / sheet.width,
    y: y / sheet.height,
    width: width / sheet.width,
    height: height / sheet.height,
  }));
};
