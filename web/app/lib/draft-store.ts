import type { ZodType } from 'zod';
import { removeAllFileDrafts } from './file-draft-store.ts';

const PREFIX = 'draft:';

// Storage may be full or switched off: a draft is then not kept, which must not stop anybody from typing.
const inStorage = <T>(use: (storage: Storage) => T, otherwise: T): T => {
  try {
    return use(localStorage);
  } catch {
    return otherwise;
  }
};

/** What was typed under `key` and not saved, if it is there and still of the form that `schema` wants. */
export const readDraft = <T>(key: string, schema: ZodType<T>): T | null =>
  inStorage((storage) => schema.safeParse(JSON.parse(storage.getItem(PREFIX + key) ?? 'null')).data ?? null, null);

/**
 * Keeps on this device what is typed but not saved. Keys name things of one account, so that no other one sees it.
 * Answers whether it could be kept.
 */
export const writeDraft = (key: string, values: unknown): boolean =>
  inStorage((storage) => {
    storage.setItem(PREFIX + key, JSON.stringify(values));
    return true;
  }, false);

export const removeDraft = (key: string): void => inStorage((storage) => storage.removeItem(PREFIX + key), undefined);

export const moveDraft = (from: string, to: string): void =>
  inStorage((storage) => {
    const draft = storage.getItem(PREFIX + from);
    if (draft === null) return;
    storage.setItem(PREFIX + to, draft);
    storage.removeItem(PREFIX + from);
  }, undefined);

/** Drops every draft: of an account that is gone nothing stays behind. */
export const removeAllDrafts = (): void => {
  inStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  }, undefined);
  void removeAllFileDrafts();
};
