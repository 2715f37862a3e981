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

/**
 * The key under which a click's download is charged. It outlives a click whose end is not known, because that one may
 * have been charged: the next click is then the same download.
 */
export const keyForDownload = (resumeId: number): string => {
  const pending = inSession((storage) => storage.getItem(placeOf(resumeId)));
  if (pending) return pending;
  const key = randomId();
  inSession((storage) => storage.setItem(placeOf(resumeId), key));
  return key;
};

/** The download came to an end: the next click is a new one. */
export const endDownload = (resumeId: number): void => {
  inSession((storage) => storage.removeItem(placeOf(resumeId)));
};
