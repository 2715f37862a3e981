import type { PageSettingsInput, Purpose } from '@pawsume/contract/page-settings';
import type { ProviderName } from '@pawsume/contract/payments';
import type { AnswerId } from '@pawsume/contract/pet-steps/answer-id';
import type { Step2 } from '@pawsume/contract/pet-steps/step2';
import type { Step3 } from '@pawsume/contract/pet-steps/step3';
import type { Step4 } from '@pawsume/contract/pet-steps/step4';
import type { Step5 } from '@pawsume/contract/pet-steps/step5';
import type { TextCause } from '@pawsume/contract/resume-text';
import type { Prose } from '@pawsume/contract/resumes';
import type {
  ColumnType,
  Generated,
  Insertable,
  JSONColumnType,
  Kysely,
  Selectable,
  Transaction,
  Updateable,
} from 'kysely';
import type { AccountTables } from './account-types.ts';
import type { ConfirmationTables } from './confirmation-types.ts';
import type { FactorTables } from './factor-types.ts';
import type { JobTables } from './job-types.ts';
import type { LinkTables } from './link-types.ts';
import type { NumberTables } from './number-types.ts';
import type { PaymentRefundsTable, PaymentsTable } from './payment-types.ts';
import type { ProofTables } from './proof-types.ts';
import type { RegistryTables } from './registry-types.ts';
import type { SharingTables } from './sharing-types.ts';
import type { WritingsTable } from './writing-types.ts';

export type { PaymentStatus } from './payment-types.ts';

type CreatedAt = ColumnType<Date, Date, never>;
type Stamp = ColumnType<Date, Date, Date>;
type NullableStamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** A step's answers as JSON; null until the step was first saved. */
type Answers<T> = ColumnType<T | null, string | undefined, string>;

interface UsersTable {
  id: Generated<number>;
  username: string;
  /** The username without regard to case and Unicode form. */
  username_key: string;
  password_hash: string | null;
  role: Generated<'user' | 'admin'>;
  name: string;
  email: string;
  profession: Generated<string>;
  address: Generated<string>;
  /** Named by pages that hide the address. Empty where not given. */
  city: Generated<string>;
  state: Generated<string>;
  country: Generated<string>;
  phone: Generated<string>;
  picture: Generated<string | null>;
  picture_bytes: Generated<number>;
  download_credits: Generated<number>;
  subscription_status: Generated<string>;
  created_at: CreatedAt;
  last_login: NullableStamp;
  /** When the link mailed to `email` was followed. */
  email_confirmed_at: NullableStamp;
  /** True if an address that the account has left was confirmed. */
  had_confirmed_email: Generated<boolean>;
  deleted_at: NullableStamp;
}

/** What administrators did. Names and words of users have no place here: it outlives their accounts. */
interface AuditLogTable {
  id: Generated<number>;
  actor_id: number;
  action: string;
  user_id: number | null;
  created_at: CreatedAt;
}

interface PetsTable {
  id: Generated<number>;
  user_id: number;
  pet_name: string;
  pet_type: string;
  breed: string;
  pet_age: string;
  gender: string;
  weight: string;
  description: string;
  picture: string | null;
  picture_bytes: Generated<number>;
  step2: Answers<Step2>;
  step3: Answers<Step3>;
  step5: Answers<Step5>;
  /** How often each step was saved again. */
  step1_version: Generated<number>;
  step2_version: Generated<number>;
  step3_version: Generated<number>;
  step5_version: Generated<number>;
  /** The idempotency key of its creation; null for pets older than that. */
  creation_key: string | null;
  created_at: CreatedAt;
  updated_at: Stamp;
}

/** Answers as text, by the names of their fields. */
export type AnswerTexts = Partial<Record<AnswerId, string>>;

/** A text of a résumé, and the answers it rests on, as they were when it was written, or kept by its owner. */
export interface StoredTold {
  text: string;
  on: AnswerTexts;
  /** The field it was written for, and who wrote it, as in `written_by`; not known of older ones. */
  field?: keyof Prose;
  by?: string;
}

/** What somebody chose for a page; the rest is as its purpose has it. */
export type PageChoices = Omit<PageSettingsInput, 'purpose'>;

interface ResumesTable {
  id: Generated<number>;
  user_id: number;
  pet_id: number;
  one_liner_description: string;
  rewritten_pet_description: string;
  rewritten_owner_description: string;
  /** Step 4 as given when this résumé was written; it overrides the profile here. */
  owner: JSONColumnType<Partial<Step4>>;
  purpose: Generated<Purpose>;
  /** What was chosen for its page, beside its purpose. */
  page_choices: ColumnType<PageChoices, string | undefined, string>;
  written_by: string;
  /** A model was asked to write the text and failed: the built-in writer wrote it. */
  model_failed: Generated<boolean>;
  /** Null for résumés older than that. */
  told: ColumnType<StoredTold[] | null, string | null | undefined, string | null>;
  /** How its text came to be. */
  cause: Generated<TextCause>;
  is_paid: Generated<boolean>;
  created_at: CreatedAt;
  updated_at: Stamp;
  /** How often its text was changed. */
  version: Generated<number>;
  /** Since when it is deleted: for a moment it can be brought back, then its row goes. */
  deleted_at: NullableStamp;
  /** The payment that had paid it when it was deleted. */
  deleted_paid_by: string | null;
  /** The page that was last downloaded for a credit, and when; see compose-resume-page.ts. */
  downloaded_version: string | null;
  downloaded_at: NullableStamp;
  /** All versions of its page that were downloaded for a credit. Servers of releases before it do not write it. */
  bought_versions: Generated<string[]>;
  /** Idempotency key of the generate request. Null if the client sent none. */
  creation_key: string | null;
}

/** A text that a résumé had before the one it has; the columns of both mean the same. */
interface EarlierTextsTable {
  id: Generated<number>;
  user_id: number;
  resume_id: number;
  version: number;
  one_liner_description: string;
  rewritten_pet_description: string;
  rewritten_owner_description: string;
  told: ColumnType<StoredTold[] | null, string | null, never>;
  written_by: string;
  cause: TextCause;
  /** Since when the résumé had it. */
  created_at: CreatedAt;
}

/** What the keys of the last day's downloads have bought. */
interface DownloadKeysTable {
  user_id: number;
  op_key: string;
  resume_id: number;
  page_version: string;
  created_at: CreatedAt;
}

interface CreditLedgerTable {
  id: Generated<number>;
  user_id: number;
  delta: number;
  kind: 'purchase' | 'spend' | 'refund' | 'admin';
  payment_id: string | null;
  resume_id: number | null;
  /** The idempotency key of a spend. */
  op_key: string | null;
  actor_id: number | null;
  balance_after: number;
  created_at: CreatedAt;
}

interface WebhookEventsTable {
  provider: ProviderName;
  event_id: string;
  type: string;
  received_at: CreatedAt;
  processed_at: NullableStamp;
}

/** Work that one machine at a time does. */
interface LeasesTable {
  name: string;
  holder: string;
  until: Stamp;
}

export interface Database
  extends AccountTables,
    ConfirmationTables,
    FactorTables,
    JobTables,
    LinkTables,
    NumberTables,
    ProofTables,
    RegistryTables,
    SharingTables {
  users: UsersTable;
  audit_log: AuditLogTable;
  pets: PetsTable;
  resumes: ResumesTable;
  writings: WritingsTable;
  earlier_texts: EarlierTextsTable;
  download_keys: DownloadKeysTable;
  credit_ledger: CreditLedgerTable;
  payments: PaymentsTable;
  payment_refunds: PaymentRefundsTable;
  webhook_events: WebhookEventsTable;
  leases: LeasesTable;
}

/** The database, or a transaction on it: queries take either. */
export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

export type UserRow = Selectable<UsersTable>;
export type PetRow = Selectable<PetsTable>;
export type ResumeRow = Selectable<ResumesTable>;
export type PaymentRow = Selectable<PaymentsTable>;
export type PaymentChange = Updateable<PaymentsTable>;
export type NewPayment = Insertable<PaymentsTable>;
