import { LRUCache } from 'lru-cache';
import type { Context } from '#context';
import { jpegSize, type PixelSize } from '#pictures/jpeg-size';
import { CARD } from '#press/shared-page/card';

/** Some bytes each. */
const MOST = 10_000;

/** Sizes of the pictures that messengers show of shared pages. A stored picture never changes, so each is read once. */
export const openPictureSizes = ({ pictures }: Pick<Context, 'pictures'>) => {
  const sizes = new LRUCache<string, PixelSize>({ max: MOST });
  return {
    /** Returns the size in pixels; null when the picture cannot be read now. */
    async find(picture: string | null): Promise<PixelSize | null> {
      if (picture === null) return CARD;
      const known = sizes.get(picture);
      if (known) return known;
      const bytes = await pictures.findForScreen(picture).catch(() => null);
      const size = bytes && jpegSize(bytes);
      if (size) sizes.set(picture, size);
      return size;
    },
  };
};
