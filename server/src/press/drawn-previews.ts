import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PreviewMark } from './page.ts';
import type { DrawnPreview } from './worker.ts';

const MOST_BYTES = 64 * 1024 * 1024;
/** As many as somebody goes back and forth between. Who draws more loses their own oldest ones, and nobody else's. */
const MOST_EACH = 20;
/** A pet may be deleted through another server, which this one does not hear of: so nothing is remembered for long. */
const LIFE_MS = 10 * 60_000;

/** What a preview shows: page and design as JSON, the photo, and how large. */
interface Content {
  asker: number | string;
  page: string;
  design: string;
  mark: PreviewMark;
  width: number;
  photo: Buffer | null;
}

export interface DrawnPreviews {
  /** The preview with this content: drawn before, being drawn, or drawn now. */
  recall(content: Content, draw: () => Promise<DrawnPreview>): Promise<DrawnPreview>;
  /** Drops what was drawn for somebody, and keeps nothing of what is being drawn. */
  forget(asker: number): void;
}

/** Remembers the last previews, at most so many bytes of them, and draws each once however many ask at a time. */
export const openDrawnPreviews = (): DrawnPreviews => {
  const drawn = new LRUCache<string, DrawnPreview>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ picture }) => picture.length,
    ttl: LIFE_MS,
    // Else what nobody asks for again would stay.
    ttlAutopurge: true,
  });
  const underWay = new Map<string, Promise<DrawnPreview>>();

  const keep = (key: string, preview: DrawnPreview): void => {
    drawn.set(key, preview);
    const oldestFirst = [...drawn.rkeys()].filter((other) => readAsker(other) === readAsker(key));
    for (const old of oldestFirst.slice(0, -MOST_EACH)) drawn.delete(old);
  };

  const begin = (key: string, draw: () => Promise<DrawnPreview>): Promise<DrawnPreview> => {
    const drawing = draw().then((preview) => {
      // Not where it was forgotten meanwhile.
      if (underWay.get(key) === drawing) keep(key, preview);
      return preview;
    });
    const leave = () => {
      if (underWay.get(key) === drawing) underWay.delete(key);
    };
    underWay.set(key, drawing);
    drawing.then(leave, leave);
    return drawing;
  };

  return {
    async recall(content, draw) {
      const key = makeKey(content);
      return drawn.get(key) ?? underWay.get(key) ?? begin(key, draw);
    },
    forget(asker) {
      for (const map of [drawn, underWay]) {
        for (const key of [...map.keys()]) if (readAsker(key) === String(asker)) map.delete(key);
      }
    },
  };
};

const makeKey = ({ asker, page, design, mark, width, photo }: Content): string => {
  const hash = createHash('sha256').update([page, design, mark, width].join('\0')).update('\0');
  if (photo) hash.update(photo);
  return `${asker}:${hash.digest('base64url')}`;
};

const readAsker = (key: string): string => key.slice(0, key.indexOf(':'));
