import type { ConfirmableAnswer, ConfirmationKind } from '@pawsume/contract/confirmation-facts';
import type { Verdict } from '@pawsume/contract/confirmations';
import type { ColumnType, Generated, Selectable } from 'kysely';

type CreatedAt = ColumnType<Date, Date, never>;
type MayBe<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** A line of the page as somebody judged it. */
export interface StoredLine {
  answer: ConfirmableAnswer;
  verdict: Verdict;
  /** What stood there then. */
  page: string;
  correction: string;
}

/** Somebody who is asked to confirm what an owner says of a pet, and what they answered. */
interface ConfirmationsTable {
  id: Generated<number>;
  user_id: number;
  pet_id: number;
  kind: ConfirmationKind;
  /** As the owner calls them. */
  name: string;
  channel: 'mail' | 'link';
  /** Null once it is answered or too late, and where a link is handed on. */
  email: MayBe<string>;
  /** Keyed: whoever reads the database cannot tell the address from it. */
  address_hash: MayBe<string>;
  /** What the page says of the address. */
  masked: Generated<string>;
  token_hash: MayBe<string>;
  /** The letter may have gone out twice. */
  spare_hash: MayBe<string>;
  /** Of the browser that asked. */
  browser_hash: MayBe<string>;
  /** By which readers report it. */
  report_key: string;
  state: Generated<'asked' | 'opened' | 'answered' | 'declined' | 'withdrawn' | 'stopped'>;
  asked_at: ColumnType<Date, Date, Date>;
  expires_at: ColumnType<Date, Date, Date>;
  answered_at: MayBe<Date>;
  /** What they said of their own part, by the fact's id. */
  said: ColumnType<Record<string, string>, string | undefined, string>;
  lines: ColumnType<StoredLine[], string | undefined, string>;
  signed: Generated<string>;
  words: Generated<string>;
  /** Not answered in a browser of the owner's. */
  independent: Generated<boolean>;
  shown: Generated<boolean>;
  words_shown: Generated<boolean>;
  /** True if it was restored from a backup and may have been withdrawn since: it is printed nowhere. */
  held: Generated<boolean>;
  reports: Generated<number>;
  report_reason: Generated<string>;
  reported_at: MayBe<Date>;
  created_at: CreatedAt;
}

/** A browser in which a user asked references. */
interface AskingBrowsersTable {
  user_id: number;
  browser_hash: string;
}

/** A letter to somebody without an account. */
interface StrangerLettersTable {
  id: Generated<number>;
  address_hash: string;
  sent_at: CreatedAt;
}

/** A reference who said no to a user. */
interface ReferenceRefusalsTable {
  user_id: number;
  address_hash: string;
  refused_at: Date;
}

/** Somebody who reported a confirmation, as a keyed hash. */
interface ConfirmationReportersTable {
  confirmation_id: number;
  mark: string;
  reported_at: CreatedAt;
}

interface NeverMailedTable {
  address_hash: string;
  since: CreatedAt;
}

interface ServerSecretsTable {
  name: string;
  value: string;
}

export interface ConfirmationTables {
  confirmations: ConfirmationsTable;
  asking_browsers: AskingBrowsersTable;
  stranger_letters: StrangerLettersTable;
  reference_refusals: ReferenceRefusalsTable;
  confirmation_reporters: ConfirmationReportersTable;
  never_mailed: NeverMailedTable;
  server_secrets: ServerSecretsTable;
}

export type ConfirmationRow = Selectable<ConfirmationsTable>;
