import { type ZodType, z } from 'zod';
import { giveBackSlot, slotOf, takeSlot } from './draft-slot.ts';
import { listFileDrafts, removeAllFileDrafts, removeFileDraft } from './file-draft-store.ts';
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
export const openDraft = (key: string): Promise<void> =>
  takeSlot(key, async () => {
    const texts = listDrafts(key).filter(({ aside }) => !aside);
    return [...new Set([...texts.map(({ slot }) => slot), ...(await listFileDrafts(`${key}@`))])];
  });

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

/** The newest values under `key`, whichever tab typed them. */
export const findDraft = <T>(key: string, schema: ZodType<T>): T | null => {
  const newest = listDrafts(key).find(({ aside }) => !aside);
  return asDraft(newest ?? null, schema)?.values ?? null;
};

/** Whether anything is kept under `key`, in this tab or another. */
export const hasDraft = (key: string): boolean => listDrafts(key).some(({ aside }) => !aside);

/** Drops the drafts of all tabs whose key begins like this: of a thing that is gone nothing stays behind. */
export const removeDraftsOf = (start: string): void => {
  for (const place of held.keys()) if (place.startsWith(PREFIX + start)) held.delete(place);
  inStorage((storage) => {
    for (const place of Object.keys(storage)) if (place.startsWith(PREFIX + start)) storage.removeItem(place);
  }, undefined);
  void listFileDrafts(start).then((rests) => Promise.all(rests.map((rest) => removeFileDraft(start + rest))));
};

/** Drops every draft: of an account that is gone nothing stays behind. */
export const removeAllDrafts = (): void => {
  held.clear();
  inStorage((storage) => {
    for (const place of Object.keys(storage)) if (place.startsWith(PREFIX)) storage.removeItem(place);
  }, undefined);
  void removeAllFileDrafts();
};
