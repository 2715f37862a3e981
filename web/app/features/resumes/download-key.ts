import { randomId } from '~/lib/random-id.ts';

const placeOf = (resumeId: number) => `download-key:${resumeId}`;

// Where storage is switched off a key lasts for one click, as it does for most.
const inSession = <T>(use: (storage: Storage) => T): T | null => {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
};

const pendingKey = (resumeId: number): string | null =>
  inSession((storage) => storage.getItem(placeOf(resumeId))) || null;

/** Whether a click was not seen to end: the next one is the same download, and not charged again. */
export const isDownloadPending = (resumeId: number): boolean => pendingKey(resumeId) !== null;

/**
 * The key under which a click's download is charged. It outlives a click whose end is not known, because that one may
 * have been charged: the next click is then the same download. The server says so where that one bought another version
 * of the page; the click after it is a new one.
 */
export const keyForDownload = (resumeId: number): string => {
  const pending = pendingKey(resumeId);
  if (pending) return pending;
  const key = randomId();
  inSession((storage) => storage.setItem(placeOf(resumeId), key));
  return key;
};

/** The download came to an end: the next click is a new one. */
export const endDownload = (resumeId: number): void => {
  inSession((storage) => storage.removeItem(placeOf(resumeId)));
};
