import { createHash } from 'node:crypto';
import { PAPER_SIZES } from '@pawsume/contract/page-settings';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

/** No design prints a photo larger than this: the largest are posters of 262 points. */
const LARGEST_PHOTO_MM = 100;
const QUALITY = 90;
const REMEMBERED = 20;

const scaled = new LRUCache<string, Buffer>({ max: REMEMBERED });

/**
 * A photo with no more pixels than a picture of this width can show: each costs time in every drawing, and while texts
 * are typed the photo stays the same.
 */
export const scalePhoto = async (photo: Buffer, pictureWidth: number): Promise<Buffer> => {
  const side = Math.ceil((pictureWidth * LARGEST_PHOTO_MM) / PAPER_SIZES.A4.width);
  const key = `${side} ${createHash('sha256').update(photo).digest('base64url')}`;
  const known = scaled.get(key);
  if (known) return known;
  const made = await sharp(photo)
    .resize(side, side, { withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer();
  scaled.set(key, made);
  return made;
};

/** Drops all photos that are remembered. */
export const forgetPhotos = (): void => scaled.clear();
