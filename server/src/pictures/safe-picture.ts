import { messages } from '@pawsume/contract/messages';
import sharp from 'sharp';
import { PictureError } from './picture-error.ts';
import type { PictureSizes } from './picture-sizes.ts';

const MAX_PIXELS = 40_000_000;
/** A page prints a photo at most 320 pt wide: that is 270 dots per inch. */
const PRINT = { side: 1200, quality: 90 };
/** On screens a page is drawn at 150 dots per inch: sharp up to 100 mm, in half the time the other takes. */
const SCREEN = { side: 600, quality: 85 };
/** The page's own colour, as printed (press/designs/classic.ts): what is transparent in a photo shows the paper. */
const PAPER = '#FBF7F0';
const TIME_LIMIT_S = 10;

// libvips reads some forty formats; only these three loaders are left, so no other parser ever sees a stranger's bytes.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

/**
 * Makes a stranger's upload safe to keep: decoded whole, turned upright, cut square around the middle, what is
 * transparent filled with the colour of our paper, stripped of all metadata and anything behind the picture, and
 * encoded anew as JPEG.
 * @param upload bytes as uploaded: JPEG, PNG or WebP (its first frame), at most 40 megapixels.
 * @throws PictureError with a sentence when it is anything else.
 */
export const safePicture = async (upload: Buffer): Promise<PictureSizes> => {
  try {
    const picture = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'warning', animated: false });
    const { width, height } = await picture.metadata();
    const side = Math.min(width, height, PRINT.side);
    const print = await picture
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .flatten({ background: PAPER })
      .toColourspace('srgb')
      .jpeg({ quality: PRINT.quality })
      .timeout({ seconds: TIME_LIMIT_S })
      .toBuffer();
    return { print, screen: await forScreens(print) };
  } catch (cause) {
    throw new PictureError(isHeic(upload) ? messages.pictures.heicBySelf : sentenceFor(cause), { cause });
  }
};

const forScreens = (print: Buffer): Promise<Buffer> =>
  sharp(print)
    .resize(SCREEN.side, SCREEN.side, { withoutEnlargement: true })
    .jpeg({ quality: SCREEN.quality })
    .toBuffer();

/** Browsers decode it, or our form does there: no decoder of videos ever runs on the server. */
const isHeic = (upload: Buffer): boolean => /^ftyp(?:hei|hev|mif1|msf1)/.test(upload.toString('latin1', 4, 12));

const sentenceFor = (cause: unknown): string => {
  const reason = cause instanceof Error ? cause.message : '';
  if (reason.includes('pixel limit')) return messages.pictures.tooManyPixels;
  return reason.includes('timeout') ? messages.pictures.tooSlow : messages.pictures.unreadable;
};
