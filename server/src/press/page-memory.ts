/** Remembers what was found out about the last pages: a preview, its PDF and a second download are the same page. */
export class PageMemory<Found> {
  readonly #found = new Map<string, Found>();
  readonly #most: number;

  /** @param most how many pages are remembered; the one not asked for longest is forgotten first. */
  constructor(most: number) {
    this.#most = most;
  }

  /** What is known of the page with this JSON text, found out by `find` where nothing is remembered. */
  recall(json: string, find: () => Found): Found {
    const found = this.#found.get(json) ?? find();
    this.#found.delete(json);
    this.#found.set(json, found);
    const oldest = this.#found.keys().next().value;
    if (this.#found.size > this.#most && oldest !== undefined) this.#found.delete(oldest);
    return found;
  }
}
