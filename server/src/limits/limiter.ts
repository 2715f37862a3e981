import type { Call } from '@pawsume/contract/call';

/** What a limit goes by. `account` is who is logged in, else the username in the body; `email` is the address in it. */
export type Trait = 'address' | 'user' | 'account' | 'email';

/** What stands beside the calls of the contract and is limited too. */
export interface LimitedPage {
  page: string;
}

/** What may be limited. */
export type Limited = Call | LimitedPage;

/** Who asks, and with what. */
export interface Asker {
  address: string;
  userId: number | null;
  username: string | null;
  body: unknown;
}

/** How a call ended. */
export type End = { answer: unknown } | { error: unknown };

/** Is told how a call ended that was let through: a right password is given its count back. */
export type Admission = (end: End) => Promise<void>;

export interface Limiter {
  calls: readonly Limited[];
  /** Counts before it decides, so that many requests at once cannot exceed the limit. Null where it does not count this asker. */
  admit(asker: Asker): Promise<Admission | null>;
}
