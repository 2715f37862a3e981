import { messages } from '@pawsume/contract/messages';
import sharp from 'sharp';
import { PictureError } from './picture-error.ts';

const MAX_PIXELS = 40_000_000;
// Printed 43 mm wide at 470 dots per inch, and sharp on any screen of ours.
const MAX_SIDE = 800;
const TIME_LIMIT_S = 10;

// libvips reads some forty formats; only these three loaders are left, so no other parser ever sees a stranger's bytes.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

/**
 * Makes a stranger's upload safe to keep: decoded whole, turned upright, cut square around the middle, stripped of all
 * metadata and anything behind the picture, and encoded anew as JPEG.
 * @param upload bytes as uploaded: JPEG, PNG or WebP (its first frame), at most 40 megapixels.
 * @returns JPEG bytes, square, at most 800 pixels a side.
 * @throws PictureError with a sentence when it is anything else.
 */
export const safePicture = async (upload: Buffer): Promise<Buffer> => {
  try {
    const picture = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'warning', animated: false });
    const { width, height } = await picture.metadata();
    const side = Math.min(width, height, MAX_SIDE);
    return await picture
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 90 })
      .timeout({ seconds: TIME_LIMIT_S })
      .toBuffer();
  } catch (cause) {
    throw new PictureError(sentenceFor(cause), { cause });
  }
};

const sentenceFor = (cause: unknown): string => {
  const reason = cause instanceof Error ? cause.message : '';
  if (reason.includes('pixel limit')) return messages.pictures.tooManyPixels;
  return reason.includes('timeout') ? messages.pictures.tooSlow : messages.pictures.unreadable;
};
