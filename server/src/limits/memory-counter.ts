import { RateLimiterRes } from 'rate-limiter-flexible';

interface Count {
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
export class MemoryCounter {
  readonly #counts = new Map<string, Count>();
  readonly #points: number;
  readonly #windowMs: number;
  readonly #most: number;

  constructor({ points, windowS, most }: { points: number; windowS: number; most: number }) {
    this.#points = points;
    this.#windowMs = windowS * 1000;
    this.#most = most;
  }

  /** How many askers are counted now. */
  get size(): number {
    return this.#counts.size;
  }

  /** Counts `points`, and throws the outcome where there is no room for them. */
  async consume(key: string, points = 1): Promise<RateLimiterRes> {
    const outcome = this.#add(key, points);
    if (outcome.consumedPoints > this.#points) throw outcome;
    return outcome;
  }

  async penalty(key: string, points = 1): Promise<RateLimiterRes> {
    return this.#add(key, points);
  }

  /** Gives points back. An asker without any is forgotten. */
  async reward(key: string, points = 1): Promise<RateLimiterRes> {
    const count = this.#find(key);
    if (!count || count.points <= points) this.#counts.delete(key);
    else count.points -= points;
    return this.#outcome(this.#find(key));
  }

  async block(key: string, seconds: number): Promise<RateLimiterRes> {
    return this.#outcome(this.#put(key, { points: this.#points + 1, until: performance.now() + seconds * 1000 }));
  }

  async get(key: string): Promise<RateLimiterRes | null> {
    const count = this.#find(key);
    return count ? this.#outcome(count) : null;
  }

  async delete(key: string): Promise<boolean> {
    return this.#counts.delete(key);
  }

  #add(key: string, points: number): RateLimiterRes {
    const known = this.#find(key);
    if (!known) return this.#outcome(this.#put(key, { points, until: performance.now() + this.#windowMs }));
    known.points += points;
    return this.#outcome(known);
  }

  #find(key: string): Count | undefined {
    const count = this.#counts.get(key);
    if (!count || count.until > performance.now()) return count;
    this.#counts.delete(key);
    return undefined;
  }

  #put(key: string, count: Count): Count {
    if (!this.#counts.has(key) && this.#counts.size >= this.#most) this.#makeRoom();
    this.#counts.set(key, count);
    return count;
  }

  #makeRoom(): void {
    const oldest = [...this.#counts.entries().take(COMPARED)];
    const standing = (count: Count) => (count.until <= performance.now() ? 0 : count.points);
    const [least] = oldest.toSorted(([, one], [, other]) => standing(one) - standing(other));
    for (const [key, count] of oldest) {
      this.#counts.delete(key);
      if (key !== least?.[0]) this.#counts.set(key, count);
    }
  }

  #outcome(count: Count | undefined): RateLimiterRes {
    const { points, until } = count ?? { points: 0, until: performance.now() };
    return new RateLimiterRes(Math.max(0, this.#points - points), until - performance.now(), points, false);
  }
}
