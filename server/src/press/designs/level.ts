import type { Level } from '../design.ts';

/** One row of a design's levels: sizes in points. */
export const level = (text: number, photo: number, name: number, gap: number): Level => ({
  poster: false,
  text,
  photo,
  name,
  gap,
});

/** A row for pages with little to say. */
export const poster = (text: number, photo: number, name: number, gap: number): Level => ({
  ...level(text, photo, name, gap),
  poster: true,
});
