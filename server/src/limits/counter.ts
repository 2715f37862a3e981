/** Points that were counted for an asker, and the milliseconds until they are forgotten. */
export type Count = { points: number; left: number };

/** Counts points by key, each within a window that begins with the key's first point. */
export interface Counter {
  /** Adds points; negative ones are given back. */
  add(key: string, points: number): Promise<Count>;
  /** Replaces the count of a key, for so many seconds from now. */
  set(key: string, points: number, seconds: number): Promise<void>;
  find(key: string): Promise<Count | null>;
  delete(key: string): Promise<void>;
}
