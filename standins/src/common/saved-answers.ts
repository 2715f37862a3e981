interface Begun<A> {
  path: string;
  params: string;
  /** Null while the first call is under way. */
  answer: A | null;
}

/** What stands under a key: nothing so far, the same call (done or not), or another one. */
export type Earlier<A> =
  | { kind: 'none' }
  | { kind: 'done'; answer: A }
  | { kind: 'under_way' }
  | { kind: 'other_path'; path: string }
  | { kind: 'other_params' };

/** The first answer under a key is the answer under that key. */
export class SavedAnswers<A> {
  readonly #begun = new Map<string, Begun<A>>();

  /** Where there is `none`, the call begins under this key; then it must be saved or forgotten. */
  begin(key: string, { path, params }: { path: string; params: string }): Earlier<A> {
    const earlier = this.#begun.get(key);
    if (!earlier) {
      this.#begun.set(key, { path, params, answer: null });
      return { kind: 'none' };
    }
    if (earlier.path !== path) return { kind: 'other_path', path: earlier.path };
    if (earlier.params !== params) return { kind: 'other_params' };
    return earlier.answer === null ? { kind: 'under_way' } : { kind: 'done', answer: earlier.answer };
  }

  save(key: string, answer: A): void {
    const begun = this.#begun.get(key);
    if (begun) this.#begun.set(key, { ...begun, answer });
  }

  /** A call that was refused leaves no trace. */
  forget(key: string): void {
    this.#begun.delete(key);
  }
}
