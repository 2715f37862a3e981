import { PICTURE_WIDTHS, type PictureWidth, WIDEST_PICTURE } from '@pawsume/contract/resumes';

/** More device pixels per CSS pixel look no sharper, and a tenth fewer look the same. */
const MOST_PIXELS = 2;
const SHARP_ENOUGH = 0.9;

/** Returns the narrowest picture that looks sharp on this screen. Null while the room's width is unknown. */
export const sharpAt = (roomWidth: number): PictureWidth | null => {
  if (roomWidth === 0) return null;
  const wanted = roomWidth * Math.min(devicePixelRatio, MOST_PIXELS) * SHARP_ENOUGH;
  return PICTURE_WIDTHS.find((width) => width >= wanted) ?? WIDEST_PICTURE;
};
