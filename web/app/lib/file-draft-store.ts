const CACHE = 'drafts';

const addressOf = (key: string): string => `/drafts/${encodeURIComponent(key)}`;

// The browser's cache holds whole files, which local storage cannot. Pages without TLS have none, and it may be full:
// the file is then not kept.
const tried = async <T>(use: () => Promise<T>, otherwise: T): Promise<T> => {
  try {
    return await use();
  } catch {
    return otherwise;
  }
};

/** A file that was chosen under `key` and not saved, as writeFileDraft kept it. */
export const readFileDraft = (key: string, fileName: string): Promise<File | null> =>
  tried(async () => {
    const cache = await caches.open(CACHE);
    const blob = await (await cache.match(addressOf(key)))?.blob();
    return blob ? new File([blob], fileName, { type: blob.type }) : null;
  }, null);

/** Keeps a chosen file on this device. Answers whether it could be kept. */
export const writeFileDraft = (key: string, file: File): Promise<boolean> =>
  tried(async () => {
    const cache = await caches.open(CACHE);
    await cache.put(addressOf(key), new Response(file, { headers: { 'content-type': file.type } }));
    return true;
  }, false);

export const removeFileDraft = (key: string): Promise<boolean> =>
  tried(async () => (await caches.open(CACHE)).delete(addressOf(key)), false);

export const removeAllFileDrafts = (): Promise<boolean> => tried(() => caches.delete(CACHE), false);
