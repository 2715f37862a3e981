import sharp from 'sharp';
import { redrawn } from '../strangers-picture.ts';
import { SCAN, SCAN_PAPER, THUMBNAIL } from './scan-sizes.ts';

export interface Scan {
  file: Buffer;
  thumbnail: Buffer;
}

/**
 * Makes a stranger's picture of a paper safe to keep, as `safePicture` does, but all of it, so that its text can be read.
 * @throws PictureError
 */
export const safeScan = (upload: Buffer): Promise<Scan> =>
  redrawn(upload, async (picture) => {
    const file = await picture
      .autoOrient()
      .resize(SCAN.side, SCAN.side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: SCAN_PAPER })
      .toColourspace('srgb')
      .jpeg({ quality: SCAN.quality })
      .toBuffer();
    return { file, thumbnail: await thumbnailOf(file) };
  });

/** Of a JPEG that we made. */
export const thumbnailOf = (file: Buffer): Promise<Buffer> =>
  sharp(file)
    .resize(THUMBNAIL.side, THUMBNAIL.side, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: THUMBNAIL.quality })
    .toBuffer();
