import type { Config } from '#config';
import type { Fact, ProviderName } from './outsiders.ts';

/** What goes wrong within one operation of a server, and at which of its steps: a step is a statement or a call. */
export type Trouble = { at: number } & (
  | { kind: 'crash' }
  /** The provider never hears of the call. */
  | { kind: 'lost request' }
  /** The provider does it, and its answer is lost. */
  | { kind: 'lost answer' }
  /** The provider does it, answers with an error, and, where it is one that does so, repeats that error under this key for ever. */
  | { kind: 'saved error' }
  | { kind: 'refused' }
  /** Somebody else is at it for long, and nothing more is done. */
  | { kind: 'busy' }
  /**
   * Before the step, or while an answer of a provider is on its way, all this happens elsewhere: so many of the next
   * things of the script, and these hints.
   */
  | { kind: 'meanwhile'; isOnAnswer: boolean; next: number; hints: Hint[] }
);

/** Why our server looks at a payment, or is asked to. `slot`: which of the checkouts that buyers were led to. */
export type Hint = {
  trouble: Trouble | null;
} /** `back`: how old the event is, so that any is delivered again, and in any order. */ & (
  | { kind: 'event'; back: number }
  | { kind: 'return'; slot: number }
  | { kind: 'screen'; slot: number }
  | { kind: 'admin'; slot: number }
  | { kind: 'reconcile'; which: 'due' | 'unfinished' }
  /** Events that must move nothing: with a false signature, and about a checkout that is none of ours. */
  | { kind: 'forged'; slot: number }
  | { kind: 'stray' }
);

export type Act =
  | { kind: 'buy'; by: ProviderName; what: 'one' | 'ten' | { resume: number } }
  | { kind: 'download'; resume: number; isSameClick: boolean }
  | { kind: 'credits'; change: 1 | -1 }
  | { kind: 'reprice' }
  | { kind: 'delete resume'; resume: number }
  | { kind: 'delete account' };

export type Step = { hints: Hint[] } & (
  | { kind: 'fact'; slot: number; fact: Fact }
  | { kind: 'wait'; hours: number }
  | { kind: 'act'; act: Act; trouble: Trouble | null }
);

export interface Script {
  steps: Step[];
  creditCovers: Config['creditCovers'];
  /** Whether what was not delivered yet comes newest first when everything is made up for. */
  isBackwards: boolean;
  /** Decides the order of the payments' ids. */
  ids: number;
}
