import type { Purpose } from '@pawsume/contract/page-settings';
import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';

/** What records of files are signed with: Ed25519, as base64url. */
interface SigningKeysTable {
  /** From the public key. */
  id: string;
  public_key: string;
  /** Null of a key that is set from outside. */
  private_key: string | null;
  created_at: ColumnType<Date, Date, never>;
}

/** A PDF that was handed out. */
interface RegisteredFilesTable {
  id: Generated<number>;
  user_id: number;
  resume_id: number;
  purpose: Purpose;
  /** In hexadecimal. */
  sha256: string;
  /** As it is printed; null where no link was on. */
  code: string | null;
  /** Names the contents of its page. */
  version: string;
  /** What the page said: the name of each fact with a fingerprint that is too short to tell the fact from. */
  facts: ColumnType<[name: string, fingerprint: string][], string, never>;
  salt: string;
  /** PUBLIC_URL as it was. */
  issuer: string;
  key_id: string;
  signature: string;
  made_at: ColumnType<Date, Date, never>;
}

export interface RegistryTables {
  signing_keys: SigningKeysTable;
  registered_files: RegisteredFilesTable;
}

export type SigningKeyRow = Selectable<SigningKeysTable>;
export type RegisteredFile = Selectable<RegisteredFilesTable>;
export type NewRegisteredFile = Insertable<RegisteredFilesTable>;
