import { type ZodType, z } from 'zod';
import { giveBackSlot, slotOf, takeSlot } from './draft-slot.ts';
import { listFileDrafts, removeFileDraft } from './file-draft-store.ts';
import { inStorage } from './in-storage.ts';
import { randomId } from './random-id.ts';

const PREFIX = 'draft:';

export interface Draft<T> {
  values: T;
  /** The count of saves that it is based on, where saves are counted. */
  version?: number | undefined;
}

const stored = z.object({
  at: z.number(),
  version: z.number().optional(),
  /** It lost a conflict and is kept until somebody asks for it. */
  aside: z.boolean().optional(),
  values: z.unknown(),
});

// Forms of an account that has logged out are still on the screen for a moment.
let isTaken = (_place: string): boolean => true;

const placeOf = (key: string, slot: string): string => `${PREFIX}${key}@${slot}`;

// What the device has no room for lasts as long as the page: it is there on the next screen, and nobody is promised more.
const held = new Map<string, string>();

const readPlace = (place: string) => {
  const text = held.get(place) ?? inStorage((storage) => storage.getItem(place), null);
  return inStorage(() => stored.safeParse(JSON.parse(text ?? 'null')).data ?? null, null);
};

/** The drafts under `key`, of all tabs: in which slot each lies, newest first. */
const listDrafts = (key: string) => {
  const start = placeOf(key, '');
  const places = inStorage((storage) => Object.keys(storage).filter((place) => place.startsWith(start)), []);
  return places
    .flatMap((place) => {
      const draft = readPlace(place);
      return draft ? [{ slot: place.slice(start.length), ...draft }] : [];
    })
    .sort((left, right) => right.at - left.at);
};

/** To be awaited before a form that keeps drafts under `key` is shown: no two tabs then write to one draft. */
export const openDraft = (key: string): Promise<void> => {
  isTaken = () => true;
  return takeSlot(key, async () => {
    const texts = listDrafts(key).filter(({ aside }) => !aside);
    return [...new Set([...texts.map(({ slot }) => slot), ...(await listFileDrafts(`${key}@`))])];
  });
};

/** When the form is gone: another tab may take the draft up. */
export const closeDraft = (key: string): void => giveBackSlot(key);

/** What was typed under `key` and not saved, if it is there and still of the form that `schema` wants. */
export const readDraft = <T>(key: string, schema: ZodType<T>): Draft<T> | null =>
  asDraft(readPlace(placeOf(key, slotOf(key))), schema);

const asDraft = <T>(draft: z.infer<typeof stored> | null, schema: ZodType<T>): Draft<T> | null => {
  const parsed = draft && schema.safeParse(draft.values);
  return parsed?.success ? { values: parsed.data, version: draft?.version } : null;
};

/**
 * Keeps on this device what is typed but not saved. Keys name things of one account, so that no other one sees it.
 * Answers whether it could be kept.
 */
export const writeDraft = (key: string, draft: Draft<unknown>): boolean => write(placeOf(key, slotOf(key)), draft);

const write = (place: string, draft: Draft<unknown> & { aside?: boolean }): boolean => {
  if (!isTaken(place)) return false;
  const text = JSON.stringify({ ...draft, at: Date.now() });
  const kept = inStorage((storage) => {
    storage.setItem(place, text);
    return true;
  }, false);
  if (kept) held.delete(place);
  else held.set(place, text);
  return kept;
};

export const removeDraft = (key: string): void => removePlace(placeOf(key, slotOf(key)));

const removePlace = (place: string): void => {
  held.delete(place);
  inStorage((storage) => storage.removeItem(place), undefined);
};

/** Keeps values that lost a conflict. They come back only when asked for. */
export const setAside = (key: string, values: unknown): boolean =>
  write(placeOf(key, randomId()), { values, aside: true });

/** The newest values that were set aside under `key`, and how to let go of them. */
export const readAside = <T>(key: string, schema: ZodType<T>): { values: T; remove: () => void } | null => {
  for (const draft of listDrafts(key)) {
    const values = draft.aside ? asDraft(draft, schema)?.values : undefined;
    if (values !== undefined) return { values, remove: () => removePlace(placeOf(key, draft.slot)) };
  }
  return null;
};

export interface FoundDraft<T> {
  slot: string;
  /** When it was typed, in milliseconds. */
  at: number;
  values: T;
}

/** The newest draft under `key`, whichever tab typed it. */
export const findDraft = <T>(key: string, schema: ZodType<T>): FoundDraft<T> | null => {
  const newest = listDrafts(key).find(({ aside }) => !aside);
  const values = asDraft(newest ?? null, schema)?.values;
  return newest && values !== undefined ? { slot: newest.slot, at: newest.at, values } : null;
};

/** Removes the draft in a slot, whichever tab typed it, with its file. */
export const removeDraftIn = async (key: string, slot: string): Promise<void> => {
  removePlace(placeOf(key, slot));
  await removeFileDraft(`${key}@${slot}`);
};

/** Drops the drafts under `key` that were typed before `time`, in milliseconds. Returns whether there were any. */
export const dropDraftsBefore = (key: string, time: number): boolean => {
  const old = listDrafts(key).filter(({ at }) => at < time);
  for (const { slot } of old) void removeDraftIn(key, slot);
  return old.length > 0;
};

/** Whether anything is kept under `key`, in this tab or another. */
export const hasDraft = (key: string): boolean => listDrafts(key).some(({ aside }) => !aside);

/** True if any tab has a draft, also one set aside, whose key begins like this. */
export const hasDraftsOf = (start: string): boolean => {
  const places = inStorage((storage) => Object.keys(storage), []);
  return [...places, ...held.keys()].some((place) => place.startsWith(PREFIX + start));
};

/** Drops the drafts of all tabs whose key begins like this: of a thing that is gone nothing stays behind. */
export const removeDraftsOf = (start: string): void => {
  for (const place of held.keys()) if (place.startsWith(PREFIX + start)) held.delete(place);
  inStorage((storage) => {
    for (const place of Object.keys(storage)) if (place.startsWith(PREFIX + start)) storage.removeItem(place);
  }, undefined);
  void listFileDrafts(start).then((rests) => Promise.all(rests.map((rest) => removeFileDraft(start + rest))));
};

/** Drops the drafts that only this page holds, and takes no others until a form is opened. Keys that `isKept` names are spared. */
export const forgetDrafts = (isKept: (place: string) => boolean): void => {
  for (const place of held.keys()) if (!isKept(place)) held.delete(place);
  isTaken = isKept;
};
