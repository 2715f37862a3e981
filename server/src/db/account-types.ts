import type { ColumnType, Generated } from 'kysely';

type CreatedAt = ColumnType<Date, Date, never>;
type Stamp = ColumnType<Date, Date, Date>;

interface SessionsTable {
  id: Generated<number>;
  token_hash: string;
  user_id: number;
  /** Browser and system in short words. */
  device: Generated<string>;
  created_at: CreatedAt;
  last_used_at: Stamp;
}

/** Who somebody is at an identity provider: the issuer and its name for them, never their e-mail address. */
interface IdentitiesTable {
  issuer: string;
  subject: string;
  user_id: number;
  created_at: CreatedAt;
}

/** Browsers that are away at an identity provider. */
interface SignInsTable {
  state_hash: string;
  browser_hash: string;
  nonce: string;
  code_verifier: string;
  /** The session whose account is to be connected; null where somebody signs in. */
  session_hash: string | null;
  expires_at: Stamp;
}

interface LoginTicketsTable {
  token_hash: string;
  browser_hash: string;
  user_id: number;
  expires_at: Stamp;
}

/** Links that were mailed and not followed yet. */
interface MailedTokensTable {
  user_id: number;
  purpose: 'reset_password' | 'confirm_email';
  token_hash: string;
  /** Of a link for the same, mailed before it, of which nobody knows whether it arrived. */
  spare_hash: Generated<string | null>;
  /** Where it was mailed: it is of no use once the account has another address. */
  email: string;
  expires_at: Stamp;
}

/** Changes of addresses, each for as long as it can be undone. */
interface EarlierAddressesTable {
  id: Generated<number>;
  user_id: number;
  /** The confirmed address that was left; empty where there is nothing to undo. */
  email: string;
  /** Of the link that undoes it; null until it is mailed. */
  token_hash: string | null;
  /** Of a link for the same, mailed before it, of which nobody knows whether it arrived. */
  spare_hash: Generated<string | null>;
  changed_at: CreatedAt;
  expires_at: Stamp;
}

/** How accounts are got into. */
export interface AccountTables {
  sessions: SessionsTable;
  identities: IdentitiesTable;
  sign_ins: SignInsTable;
  /** Renaming a table would break servers of the version before while both run. */
  hand_overs: LoginTicketsTable;
  mailed_tokens: MailedTokensTable;
  earlier_addresses: EarlierAddressesTable;
}
