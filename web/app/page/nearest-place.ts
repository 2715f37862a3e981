import type { Place } from '@pawsume/contract/resumes';

interface Point {
  x: number;
  y: number;
}

/** As far as a fingertip reaches, in CSS pixels. */
const REACH = 24;

const beyond = (at: number, from: number, length: number): number => Math.max(from - at, 0, at - from - length);

/**
 * The place that a touch means: the nearest one within a fingertip, since lines of a page stand closer than fingers are wide.
 * @param at in CSS pixels, from the upper left corner of a sheet of that size.
 */
export const nearestPlace = <P extends Place>(
  places: readonly P[],
  at: Point,
  sheet: { width: number; height: number },
): P | null => {
  let nearest: P | null = null;
  let least = REACH;
  for (const place of places) {
    const x = beyond(at.x, place.x * sheet.width, place.width * sheet.width);
    const y = beyond(at.y, place.y * sheet.height, place.height * sheet.height);
    const distance = Math.hypot(x, y);
    if (distance > least) continue;
    least = distance;
    nearest = place;
  }
  return nearest;
};
