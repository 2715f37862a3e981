import { inSession } from '~/lib/in-session.ts';
import { randomId } from '~/lib/random-id.ts';

const placeOf = (resumeId: number) => `download-key:${resumeId}`;

// Where storage is switched off a key lasts for one click, as it does for most.
const pendingKey = (resumeId: number): string | null =>
  inSession((storage) => storage.getItem(placeOf(resumeId))) || null;

/** Whether the end of the last download is not known: the next click then repeats it and is not charged again. */
export const isDownloadPending = (resumeId: number): boolean => pendingKey(resumeId) !== null;

/**
 * The key under which a click's download is charged. It is kept while the end of a download is not known, because that
 * one may have been charged: the next click then repeats it. Where it bought another version of the page, the server
 * says so, and the click after that is a new download.
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
