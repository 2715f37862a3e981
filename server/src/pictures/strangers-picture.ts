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

/** Ends a JPEG. Some phones leave it out. */
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/** The ways to read an upload: strictly, then with its header's faults forgiven, then with an end of its own. */
const READINGS = [
  { failOn: 'warning', complete: (upload: Buffer) => upload },
  { failOn: 'error', complete: (upload: Buffer) => upload },
  { failOn: 'warning', complete: (upload: Buffer) => Buffer.concat([upload, END_OF_JPEG]) },
] as const;

/**
 * Decodes a stranger's picture and has it encoded anew, within limits of pixels and time. Faults that browsers forgive
 * are forgiven; a picture of which a part is missing is refused.
 * @param upload bytes as uploaded: JPEG, PNG or WebP (its first frame), at most 40 megapixels.
 * @throws PictureError with a sentence when it is anything else.
 */
export const redrawn = async <T>(upload: Buffer, draw: (picture: Sharp) => Promise<T>): Promise<T> => {
  let refusal: PictureError | null = null;
  for (const { failOn, complete } of READINGS) {
    try {
      const input = { limitInputPixels: MAX_PIXELS, failOn, animated: false };
      return await draw(sharp(complete(upload), input).timeout({ seconds: TIME_LIMIT_S }));
    } catch (cause) {
      const sentence = isHeic(upload) ? messages.pictures.heicBySelf : sentenceFor(cause);
      refusal = new PictureError(sentence, { cause });
      if (sentence !== messages.pictures.unreadable || lacksPart(cause)) throw refusal;
    }
  }
  throw refusal;
};

/** Browsers decode it, or our form does there: no decoder of videos ever runs on the server. */
const isHeic = (upload: Buffer): boolean => /^ftyp(?:hei|hev|mif1|msf1)/.test(upload.toString('latin1', 4, 12));

/** libjpeg fills what is missing before an end marker with grey, and only warns. */
const lacksPart = (cause: unknown): boolean =>
  cause instanceof Error && cause.message.includes('premature end of data segment');

const sentenceFor = (cause: unknown): string => {
  const reason = cause instanceof Error ? cause.message : '';
  if (reason.includes('pixel limit')) return messages.pictures.tooManyPixels;
  return reason.includes('timeout') ? messages.pictures.tooSlow : messages.pictures.unreadable;
};
