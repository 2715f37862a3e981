import { hash } from 'node:crypto';
import type { ResumePage } from '../page.ts';
import type { Fit } from './fit-page.ts';

/** Remembers how the last pages were fitted: a preview, its PDF and a second download are the same page. */
export class FitMemory {
  readonly #fits = new Map<string, Fit>();
  readonly #most: number;

  /** @param most how many pages are remembered; the one not asked for longest is forgotten first. */
  constructor(most: number) {
    this.#most = most;
  }

  /** The fit of this page, found by `find` where it is not remembered. */
  recall(page: ResumePage, find: () => Fit): Fit {
    const key = hash('sha256', JSON.stringify(page), 'base64');
    const fit = this.#fits.get(key) ?? find();
    this.#fits.delete(key);
    this.#fits.set(key, fit);
    const oldest = this.#fits.keys().next().value;
    if (this.#fits.size > this.#most && oldest !== undefined) this.#fits.delete(oldest);
    return fit;
  }
}
