import { PICTURE_WIDTHS, type PictureWidth, WIDEST_PICTURE } from '@pawsume/contract/resumes';

/** The narrowest picture with a pixel for each of the screen's: it is drawn and here the soonest. Null while the room is not known. */
export const sharpAt = (roomWidth: number): PictureWidth | null => {
  if (roomWidth === 0) return null;
  return PICTURE_WIDTHS.find((width) => width >= roomWidth * devicePixelRatio) ?? WIDEST_PICTURE;
};
