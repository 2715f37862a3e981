import type { Count, Counter } from './counter.ts';

interface Kept {
  points: number;
  /** In milliseconds, by a clock that does not jump. */
  until: number;
}

/** How many of the least recently used counts are compared when room is needed. */
const COMPARED = 64;

/**
 * Counts in memory, for a limited number of askers. When it is full, the one with the lowest count goes: flooding it
 * with names and addresses evicts others who have asked once, but never anybody who has to wait.
 */
export class MemoryCounter implements Counter {
  readonly #counts = new Map<string, Kept>();
  readonly #windowS: number;
  readonly #most: number;

  constructor({ windowS, most }: { windowS: number; most: number }) {
    this.#windowS = windowS;
    this.#most = most;
  }

  /** How many askers are counted now. */
  get size(): number {
    return this.#counts.size;
  }

  /** An asker who has all points back is forgotten. */
  async add(key: string, points: number): Promise<Count> {
    const { points: known, until } = this.#find(key) ?? { points: 0, until: performance.now() + this.#windowS * 1000 };
    const kept = { points: Math.max(0, known + points), until };
    if (kept.points === 0) this.#counts.delete(key);
    else this.#put(key, kept);
    return countOf(kept);
  }

  async set(key: string, points: number, seconds: number): Promise<void> {
    this.#put(key, { points, until: performance.now() + seconds * 1000 });
  }

  async find(key: string): Promise<Count | null> {
    const kept = this.#find(key);
    return kept ? countOf(kept) : null;
  }

  async delete(key: string): Promise<void> {
    this.#counts.delete(key);
  }

  #find(key: string): Kept | undefined {
    const kept = this.#counts.get(key);
    return kept && kept.until > performance.now() ? kept : undefined;
  }

  #put(key: string, kept: Kept): void {
    if (!this.#counts.has(key) && this.#counts.size >= this.#most) this.#makeRoom();
    this.#counts.set(key, kept);
  }

  #makeRoom(): void {
    const oldest = [...this.#counts.entries().take(COMPARED)];
    const standing = ({ points, until }: Kept) => (until <= performance.now() ? 0 : points);
    const [least] = oldest.toSorted(([, one], [, other]) => standing(one) - standing(other));
    for (const [key, kept] of oldest) {
      this.#counts.delete(key);
      if (key !== least?.[0]) this.#counts.set(key, kept);
    }
  }
}

const countOf = ({ points, until }: Kept): Count => ({ points, left: until - performance.now() });
