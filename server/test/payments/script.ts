import type { Config } from '#config';
import type { Fact, ProviderName } from './outsiders.ts';
import type { Trouble } from './trouble.ts';

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
