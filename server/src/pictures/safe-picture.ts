import sharp from 'sharp';
import type { PictureSizes } from './picture-sizes.ts';
import { redrawn } from './strangers-picture.ts';

/** A page prints a photo at most 320 pt wide: that is 270 dots per inch. */
const PRINT = { side: 1200, quality: 90 };
/** On screens a page is drawn at 150 dots per inch: sharp up to 100 mm, in half the time the other takes. */
const SCREEN = { side: 600, quality: 85 };
/** The page's own colour, as printed (press/designs/classic.ts): what is transparent in a photo shows the paper. */
const PAPER = '#FBF7F0';

/**
 * Makes a stranger's upload safe to keep: decoded whole, turned upright, cut square around the middle, what is
 * transparent filled with the colour of our paper, stripped of all metadata and anything behind the picture, and
 * encoded anew as JPEG.
 * @param upload bytes as uploaded: JPEG, PNG or WebP (its first frame), at most 40 megapixels.
 * @throws PictureError with a sentence when it is anything else.
 */
export const safePicture = (upload: Buffer): Promise<PictureSizes> =>
  redrawn(upload, async (picture) => {
    const { width, height } = await picture.metadata();
    const side = Math.min(width, height, PRINT.side);
    const print = await picture
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .flatten({ background: PAPER })
      .toColourspace('srgb')
      .jpeg({ quality: PRINT.quality })
      .toBuffer();
    return { print, screen: await forScreens(print) };
  });

const forScreens = (print: Buffer): Promise<Buffer> =>
  sharp(print)
    .resize(SCREEN.side, SCREEN.side, { withoutEnlargement: true })
    .jpeg({ quality: SCREEN.quality })
    .toBuffer();
