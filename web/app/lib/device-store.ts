import type { ZodType } from 'zod';
import { inStorage } from './in-storage.ts';

// Below the drafts' prefix, so that dropping all drafts drops these too.
const PREFIX = 'draft:device:';

/** What this device holds under `key` for all its tabs, if it is of the form that `schema` wants. */
export const readFromDevice = <T>(key: string, schema: ZodType<T>): T | null =>
  inStorage((storage) => schema.safeParse(JSON.parse(storage.getItem(PREFIX + key) ?? 'null')).data ?? null, null);

/** The keys under which this device holds something, and which begin like this. */
export const listOnDevice = (start: string): string[] =>
  inStorage(
    (storage) =>
      Object.keys(storage).flatMap((place) => (place.startsWith(PREFIX + start) ? [place.slice(PREFIX.length)] : [])),
    [],
  );

/** Answers whether it could be kept. */
export const keepOnDevice = (key: string, value: unknown): boolean =>
  inStorage((storage) => {
    storage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  }, false);

export const dropFromDevice = (key: string): void =>
  inStorage((storage) => storage.removeItem(PREFIX + key), undefined);

/** Drops what lies under `key`. Answers how to put it back. */
export const takeFromDevice = (key: string): (() => void) =>
  inStorage(
    (storage) => {
      const value = storage.getItem(PREFIX + key);
      storage.removeItem(PREFIX + key);
      return () => inStorage(() => value !== null && storage.setItem(PREFIX + key, value), undefined);
    },
    () => undefined,
  );

export const moveOnDevice = (from: string, to: string): void =>
  inStorage((storage) => {
    const value = storage.getItem(PREFIX + from);
    if (value === null) return;
    storage.setItem(PREFIX + to, value);
    storage.removeItem(PREFIX + from);
  }, undefined);

/** Calls back when another tab changed what lies under `key`. Answers how to stop. */
export const onDeviceChange = (key: string, changed: () => void): (() => void) => {
  const listen = (event: StorageEvent) => {
    if (event.key === PREFIX + key) changed();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
};
