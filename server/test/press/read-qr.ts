import { PAPER_SIZES, type Paper } from '@pawsume/contract/page-settings';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { drawPicture } from '#press/preview/picture';

const MM_PER_INCH = 25.4;

/** What a camera reads from a sheet that is drawn with so many dots per inch; null where it reads nothing. */
export const readQr = async (
  pdf: Buffer,
  { dpi, paper = 'A4' }: { dpi: number; paper?: Paper },
): Promise<string | null> => {
  const picture = await drawPicture(pdf, Math.round((PAPER_SIZES[paper].width / MM_PER_INCH) * dpi));
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
};
