import { LRUCache } from 'lru-cache';
import type { Context } from '#context';
import { jpegSize, type PixelSize } from '#pictures/jpeg-size';
import { CARD } from '#press/shared-page/card';
import { sharedPageHtml } from '#press/shared-page/html';
import type { Verification } from '#press/shared-page/shared-page';
import { composeLinkPage, describeSharedPage } from './link-page.ts';
import type { VersionedLink } from './page-queries.ts';

/** Some bytes each. */
const MOST_SIZES = 10_000;

/** Sizes of the pictures that messengers show of shared pages. A stored picture never changes, so each is read once. */
const openPictureSizes = ({ pictures }: Pick<Context, 'pictures'>) => {
  const sizes = new LRUCache<string, PixelSize>({ max: MOST_SIZES });
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

/** Some 60 KB each, packed and not. */
const MOST = 300;
/** A version that is over leaves the memory then. */
const LIFE_MS = 2000;

/**
 * The pages behind links, written once for many readers. Whether a link is on is asked each time, and none is remembered for
 * longer than a moment: what is ended, deleted or changed is so at once, on every server.
 */
export const openRememberedPages = ({ db, publicUrl, pictures }: Pick<Context, 'db' | 'publicUrl' | 'pictures'>) => {
  const sizes = openPictureSizes({ pictures });
  const pages = new LRUCache<string, Promise<Buffer | null>>({ max: MOST, ttl: LIFE_MS, ttlAutopurge: true });
  const write = async (link: VersionedLink, verification: Verification | null): Promise<Buffer | null> => {
    const composed = await composeLinkPage(db, link);
    if (!composed) return null;
    const shared = await describeSharedPage({ db, publicUrl }, link, composed);
    const pictureSize = await sizes.find(composed.picture);
    return Buffer.from(sharedPageHtml({ ...shared, pictureSize, verification }));
  };
  return {
    /** The page with what is found of a printed one: for one reader, so it is not remembered. */
    write,
    get(link: VersionedLink): Promise<Buffer | null> {
      const key = `${link.slug} ${link.version}`;
      const known = pages.get(key);
      if (known) return known;
      const written = write(link, null);
      pages.set(key, written);
      written.catch(() => pages.delete(key));
      return written;
    },
  };
};
