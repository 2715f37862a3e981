import type { Call } from '@pawsume/contract/call';

/** What a limit goes by. `account` is who is logged in, else the username in the body; `email` is the address in it. */
export type Trait = 'address' | 'user' | 'account' | 'email';

/** Who asks, and with what. */
export interface Asker {
  address: string;
  userId: number | null;
  username: string | null;
  body: unknown;
}

/** One let-through call, which has to report how it ended: a right password gives back what it took. */
export interface Admission {
  succeeded(answer: unknown): Promise<void>;
  failed(error: unknown): Promise<void>;
}

export interface Limiter {
  calls: readonly Call[];
  /** Counts first and asks then, so that of many at once no more get through than there is room for. */
  admit(asker: Asker): Promise<Admission>;
}
