/** Sizes of one layout, in points. */
export interface Level {
  /** The photo stands over the name instead of beside it: for pages with little to say. */
  poster: boolean;
  /** Size of running text; everything else is drawn in proportion. */
  text: number;
  /** Diameter of the photo. */
  photo: number;
  name: number;
  /** Between sections. */
  gap: number;
}

const level = (poster: boolean, [text, photo, name, gap]: [number, number, number, number]): Level => ({
  poster,
  text,
  photo,
  name,
  gap,
});

/**
 * From roomy to tight. A page takes the first it fits, so few answers print large and many print small. Below 8.4 pt
 * print is tiring to read: there, texts are shortened instead.
 */
export const LEVELS: [Level, ...Level[]] = [
  level(true, [12.4, 250, 62, 21]),
  level(true, [11.8, 226, 58, 20]),
  level(true, [11.2, 204, 54, 19]),
  level(false, [12.2, 190, 60, 22]),
  level(false, [11.6, 178, 58, 20]),
  level(false, [11.2, 168, 56, 19]),
  level(false, [10.7, 156, 52, 18]),
  level(false, [10.2, 144, 48, 16]),
  level(false, [9.8, 132, 45, 15]),
  level(false, [9.4, 120, 41, 13]),
  level(false, [9.0, 108, 38, 12]),
  level(false, [8.7, 96, 34, 10]),
  level(false, [8.4, 84, 30, 9]),
];

export const TIGHTEST = LEVELS.length - 1;

/** The level at `index`, or the nearest there is. */
export const levelAt = (index: number): Level => LEVELS[Math.max(0, Math.min(index, TIGHTEST))] ?? LEVELS[0];
