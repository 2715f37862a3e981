import { openFairGate, type Passing, type Size } from './fair-gate.ts';

export interface StrangerGate {
  /**
   * Does a piece of work when it is the turn of its asker. A number is a user's id, a string tells strangers apart. Strangers
   * have one place and one turn between them: they keep no user waiting for more than one of them, and wait for one user at most.
   * @throws what `busy` makes when too much is waiting.
   */
  pass<T>(asker: number | string, work: () => Promise<T>, options?: Pick<Passing, 'first'>): Promise<T>;
}

const STRANGERS = 'strangers';

/** Opens a gate whose queue of users cannot be filled by strangers, nor theirs by users. */
export function openStrangerGate(size: Size): StrangerGate {
  const users = openFairGate(size);
  const strangers = openFairGate({ ...size, width: 1 });
  return {
    pass(asker, work, options) {
      if (typeof asker === 'number') return users.pass(asker, work, options);
      return strangers.pass(asker, () => users.pass(STRANGERS, work, { ahead: true }), options);
    },
  };
}
