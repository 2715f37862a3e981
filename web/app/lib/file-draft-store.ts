const CACHE = 'drafts';
const FOLDER = '/drafts/';
const STATE_HEADER = 'x-state';
const TIME_HEADER = 'x-kept-at';

// What the device has no room for lasts as long as the page.
const held = new Map<string, FileDraft>();

const addressOf = (key: string): string => FOLDER + encodeURIComponent(key);
const keyOf = ({ url }: { url: string }): string => decodeURIComponent(new URL(url).pathname.slice(FOLDER.length));

// The browser's cache holds whole files, which local storage cannot. Pages without TLS have none, and it may be full:
// the file is then not kept.
const tried = async <T>(use: () => Promise<T>, otherwise: T): Promise<T> => {
  try {
    return await use();
  } catch {
    return otherwise;
  }
};

export interface FileDraft {
  file: File;
  /** A word of the form's own about the file. */
  state: string;
}

/** A file that was chosen under `key` and not saved, as writeFileDraft kept it. */
export const readFileDraft = (key: string): Promise<FileDraft | null> =>
  tried(async () => {
    const here = held.get(key);
    if (here) return here;
    const found = await (await caches.open(CACHE)).match(addressOf(key));
    if (!found) return null;
    const blob = await found.blob();
    const [state = '', name = ''] = decodeURIComponent(found.headers.get(STATE_HEADER) ?? '').split('/');
    return { file: new File([blob], name, { type: blob.type }), state };
  }, null);

/** Keeps a chosen file on this device. Answers whether it could be kept. */
export const writeFileDraft = (key: string, draft: FileDraft): Promise<boolean> => {
  held.set(key, draft);
  return tried(async () => {
    const { file, state } = draft;
    const headers = {
      'content-type': file.type,
      [STATE_HEADER]: encodeURIComponent(`${state}/${file.name}`),
      [TIME_HEADER]: String(Date.now()),
    };
    await (await caches.open(CACHE)).put(addressOf(key), new Response(file, { headers }));
    if (held.get(key) === draft) held.delete(key);
    return true;
  }, false);
};

export const removeFileDraft = (key: string): Promise<boolean> => {
  held.delete(key);
  return tried(async () => (await caches.open(CACHE)).delete(addressOf(key)), false);
};

/** How the keys of files go on that begin like this. */
export const listFileDrafts = async (start: string): Promise<string[]> => {
  const keys = new Set([...held.keys(), ...(await listCached())]);
  return [...keys].flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
};

const listCached = (): Promise<string[]> =>
  tried(async () => {
    const requests = await (await caches.open(CACHE)).keys();
    return requests.map(keyOf);
  }, []);

/** Drops the files whose key begins with `start` and that were kept before `time`, in milliseconds. */
export const dropFileDraftsBefore = (start: string, time: number): Promise<void> =>
  tried(async () => {
    const cache = await caches.open(CACHE);
    for (const request of await cache.keys()) {
      if (!keyOf(request).startsWith(start)) continue;
      const found = await cache.match(request);
      if (Number(found?.headers.get(TIME_HEADER)) < time) await cache.delete(request);
    }
  }, undefined);

/** Drops all files but those whose key `isKept` names. */
export const forgetFileDrafts = async (isKept: (key: string) => boolean): Promise<void> => {
  const dropped = (await listFileDrafts('')).filter((key) => !isKept(key));
  await Promise.all(dropped.map(removeFileDraft));
};
