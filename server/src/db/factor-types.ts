import type { ColumnType, Generated, Selectable } from 'kysely';

type CreatedAt = ColumnType<Date, Date, never>;
type Stamp = ColumnType<Date, Date, Date>;
type NullableStamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

interface PasskeysTable {
  id: Generated<number>;
  user_id: number;
  credential_id: string;
  /** In base64url, as COSE has it. */
  public_key: string;
  /** How often its authenticator says that it was used; a number that falls tells of a copy. */
  counter: ColumnType<string | number, number, number>;
  /** How it may be reached, with commas between. */
  transports: string;
  name: string;
  created_at: CreatedAt;
  last_used_at: NullableStamp;
}

/** Authenticator apps: one for an account. */
interface AuthenticatorsTable {
  user_id: number;
  /** In base32. It has to be read to check a code, so it cannot be a hash. */
  secret: string;
  /** Null until a code has shown that the app has the secret. */
  confirmed_at: NullableStamp;
  /** The time step of the last code that was taken: none up to it is taken again. */
  last_step: Generated<number>;
  created_at: ColumnType<Date, Date, Date>;
}

interface RecoveryCodesTable {
  user_id: number;
  code_hash: string;
  /** Null for codes from before this was stored. */
  added_at: ColumnType<Date | null, Date, never>;
}

/** Logins that stand between the password, or Google, and the second factor. */
interface SecondStepsTable {
  token_hash: string;
  user_id: number;
  /** A fingerprint of the password's hash that was right: another password voids the step. Null where Google vouched. */
  password_proof: string | null;
  expires_at: Stamp;
}

/** What passkeys have to sign, each once. */
interface PasskeyChallengesTable {
  challenge: string;
  purpose: 'add' | 'log_in' | 'second_step';
  user_id: number | null;
  expires_at: Stamp;
}

/** What somebody has beside the password, and the logins that ask for it. */
export interface FactorTables {
  passkeys: PasskeysTable;
  authenticators: AuthenticatorsTable;
  recovery_codes: RecoveryCodesTable;
  second_steps: SecondStepsTable;
  passkey_challenges: PasskeyChallengesTable;
}

export type PasskeyRow = Selectable<PasskeysTable>;
