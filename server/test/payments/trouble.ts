import type { Trouble } from './script.ts';
import type { Tally } from './tally.ts';

/** The machine is gone in the middle of its work. */
class Crash extends Error {
  override name = 'Crash';
}

/** What a call to a provider meets with on its way. */
export type Loss = Exclude<Trouble['kind'], 'crash' | 'meanwhile'> | null;

const TALLIED: Record<Exclude<Loss, null>, string> = {
  refused: 'refused calls',
  busy: 'busy calls',
  'lost request': 'lost answers',
  'lost answer': 'lost answers',
  'saved error': 'lost answers',
};

/** Counts the steps of one operation on one machine and lets its trouble strike. */
export class Steps {
  isDead = false;
  #count = 0;
  #connections = 0;
  #trouble: Trouble | null;
  readonly #tally: Tally;
  readonly #elsewhere: (what: Trouble & { kind: 'meanwhile' }) => Promise<void>;

  constructor(
    trouble: Trouble | null,
    tally: Tally,
    elsewhere: (what: Trouble & { kind: 'meanwhile' }) => Promise<void>,
  ) {
    this.#trouble = trouble;
    this.#tally = tally;
    this.#elsewhere = elsewhere;
  }

  /** Before each step, and once after the last. */
  async pass(): Promise<void> {
    if (this.isDead) throw new Crash();
    await this.#meanwhile();
    if (this.#trouble?.kind === 'crash' && this.#trouble.at === this.#count) {
      this.isDead = true;
      this.#tally.count('crashes');
      throw new Crash();
    }
    this.#count += 1;
  }

  async connect(): Promise<void> {
    if (this.isDead) throw new Crash();
    await this.#meanwhile();
    this.#connections += 1;
  }

  release(): void {
    this.#connections -= 1;
  }

  /** What befalls the call whose step was passed last. */
  takeLoss(): Loss {
    const trouble = this.#trouble;
    if (!trouble || trouble.kind === 'crash' || trouble.kind === 'meanwhile' || trouble.at >= this.#count) return null;
    this.#trouble = null;
    this.#tally.count(TALLIED[trouble.kind]);
    return trouble.kind;
  }

  /** A provider has answered, and the machine has not heard it yet. */
  async answered(): Promise<void> {
    if (this.#trouble?.kind === 'meanwhile' && this.#trouble.isOnAnswer) await this.#strike(this.#trouble);
  }

  /** Others may want what a transaction has locked: things happen elsewhere only while this machine holds none. */
  async #meanwhile(): Promise<void> {
    const trouble = this.#trouble;
    if (trouble?.kind !== 'meanwhile' || trouble.isOnAnswer || trouble.at > this.#count) return;
    if (this.#connections === 0) await this.#strike(trouble);
  }

  async #strike(trouble: Trouble & { kind: 'meanwhile' }): Promise<void> {
    this.#trouble = null;
    this.#tally.count('overtaken operations');
    await this.#elsewhere(trouble);
  }
}
