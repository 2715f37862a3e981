/** Counts what happened in all runs, so that a person sees how much was tried. */
export class Tally {
  readonly #counts = new Map<string, number>();

  count(what: string, times = 1): void {
    this.#counts.set(what, this.of(what) + times);
  }

  of(what: string): number {
    return this.#counts.get(what) ?? 0;
  }

  toString(): string {
    return [...this.#counts].map(([what, times]) => `${times} ${what}`).join(', ');
  }
}
