import { messages } from '@pawsume/contract/messages';
import sharp, { type Sharp } from 'sharp';
import { PictureError } from './picture-error.ts';

const MAX_PIXELS = 40_000_000;
const TIME_LIMIT_S = 10;

// libvips reads some forty formats; only these three loaders are left, so no other parser ever sees a stranger's bytes.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

/**
 * Decodes a stranger's picture and has it encoded anew, within limits of pixels and time.
 * @param upload bytes as uploaded: JPEG, PNG or WebP (its first frame), at most 40 megapixels.
 * @throws PictureError with a sentence when it is anything else.
 */
export const redrawn = async <T>(upload: Buffer, draw: (picture: Sharp) => Promise<T>): Promise<T> => {
  try {
    return await draw(
      sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'warning', animated: false }).timeout({
        seconds: TIME_LIMIT_S,
      }),
    );
  } catch (cause) {
    throw new PictureError(isHeic(upload) ? messages.pictures.heicBySelf : sentenceFor(cause), { cause });
  }
};

/** Browsers decode it, or our form does there: no decoder of videos ever runs on the server. */
const isHeic = (upload: Buffer): boolean => /^ftyp(?:hei|hev|mif1|msf1)/.test(upload.toString('latin1', 4, 12));

const sentenceFor = (cause: unknown): string => {
  const reason = cause instanceof Error ? cause.message : '';
  if (reason.includes('pixel limit')) return messages.pictures.tooManyPixels;
  return reason.includes('timeout') ? messages.pictures.tooSlow : messages.pictures.unreadable;
};
