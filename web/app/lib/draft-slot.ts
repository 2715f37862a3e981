import { inSession } from './in-session.ts';
import { randomId } from './random-id.ts';

/** How long a page waits for its own slot: the page before a reload may still be giving it back. */
const PATIENCE_MS = 500;

/** The one slot of a browser that knows no locks (a page without TLS): its tabs share one draft. */
const SHARED = 'shared';

interface Slot {
  id: string;
  giveBack: () => void;
}

const held = new Map<string, Promise<Slot>>();
const known = new Map<string, string>();

/**
 * Takes a place for the draft under `key` that no other tab writes to: the one this tab had before, else the first of
 * `found` that no living tab holds, else a new one. The browser itself gives back what a tab held that crashed.
 * @param find the places where drafts lie, the one to prefer first.
 */
export const takeSlot = async (key: string, find: () => Promise<string[]>): Promise<void> => {
  const taking = held.get(key) ?? take(key, find);
  held.set(key, taking);
  const { id } = await taking;
  known.set(key, id);
  remember(key, id);
};

/** Lets another tab have the place, and what lies there. */
export const giveBackSlot = (key: string): void => {
  void held.get(key)?.then(({ giveBack }) => giveBack());
  held.delete(key);
};

/** The place this page writes to. */
export const slotOf = (key: string): string => known.get(key) ?? SHARED;

const take = async (key: string, find: () => Promise<string[]>): Promise<Slot> => {
  if (!locksWork()) return { id: SHARED, giveBack: () => undefined };
  const mine = recall(key);
  const own = mine && (await lock(key, mine, { signal: AbortSignal.timeout(PATIENCE_MS) }));
  if (own) return own;
  for (const id of await find()) {
    const free = await lock(key, id, { ifAvailable: true });
    if (free) return free;
  }
  // Nobody else has this id: it is always there to be had.
  return (await lock(key, randomId(), {})) ?? { id: SHARED, giveBack: () => undefined };
};

const locksWork = (): boolean => typeof navigator !== 'undefined' && navigator.locks !== undefined;

const lock = (key: string, id: string, options: LockOptions): Promise<Slot | null> =>
  new Promise((resolve) => {
    const hold = (got: Lock | null) => {
      if (got === null) return resolve(null);
      return new Promise<void>((giveBack) => resolve({ id, giveBack }));
    };
    // It is rejected when the wait timed out, or where the browser refuses locks.
    navigator.locks.request(`draft:${key}@${id}`, options, hold).catch(() => resolve(null));
  });

// The tab's own storage lives through a reload, and through a browser that was closed and restored.
const recall = (key: string): string | null => inSession((storage) => storage.getItem(`slot:${key}`));

const remember = (key: string, id: string): void => {
  inSession((storage) => storage.setItem(`slot:${key}`, id));
};
