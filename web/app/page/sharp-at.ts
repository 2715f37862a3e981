import { PICTURE_WIDTHS, type PictureWidth, WIDEST_PICTURE } from '@pawsume/contract/resumes';

/** Nobody sees more pixels than so many for one of CSS, nor that a tenth of them is missing. */
const MOST_PIXELS = 2;
const SHARP_ENOUGH = 0.9;

/** The narrowest picture that looks sharp on this screen: it is drawn and here the soonest. Null while the room is not known. */
export const sharpAt = (roomWidth: number): PictureWidth | null => {
  if (roomWidth === 0) return null;
  const wanted = roomWidth * Math.min(devicePixelRatio, MOST_PIXELS) * SHARP_ENOUGH;
  return PICTURE_WIDTHS.find((width) => width >= wanted) ?? WIDEST_PICTURE;
};
