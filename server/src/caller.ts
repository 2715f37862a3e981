import type { UserRow } from './db/types.ts';

/** Who asks: the account behind a live session. */
export interface Caller {
  user: UserRow;
  /** Whether an identity provider opens the account too. */
  hasIdentity: boolean;
  /** Whether a passkey or an authenticator app is set up. */
  hasSecondFactor: boolean;
  tokenHash: string;
  /** When this session began: the last time somebody showed who they are. */
  sessionBegunAt: Date;
}

/** Tells who is behind a session's token; null where there is no such session, or it is over. */
export type Identify = (token: string) => Promise<Caller | null>;
