import type { Step2 } from '@pawsume/contract/pet-steps/step2';
import type { Step3 } from '@pawsume/contract/pet-steps/step3';
import type { Step4 } from '@pawsume/contract/pet-steps/step4';
import type { Step5 } from '@pawsume/contract/pet-steps/step5';
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
import type { CheckoutRequest } from '#lib/checkout-request';

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
  phone: Generated<string>;
  picture: Generated<string | null>;
  download_credits: Generated<number>;
  subscription_status: Generated<string>;
  created_at: CreatedAt;
  last_login: NullableStamp;
  /** When the link mailed to `email` was followed. */
  email_confirmed_at: NullableStamp;
  deleted_at: NullableStamp;
}

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

interface HandOversTable {
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
  /** Where it was mailed: it is of no use once the account has another address. */
  email: string;
  expires_at: Stamp;
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

interface ResumesTable {
  id: Generated<number>;
  user_id: number;
  pet_id: number;
  one_liner_description: string;
  rewritten_pet_description: string;
  rewritten_owner_description: string;
  /** Step 4 as given when this résumé was written; it overrides the profile here. */
  owner: JSONColumnType<Partial<Step4>>;
  written_by: string;
  is_paid: Generated<boolean>;
  created_at: CreatedAt;
  updated_at: Stamp;
  /** How often its text was changed. */
  version: Generated<number>;
  /** Since when it is deleted: for a moment it can be brought back, then its row goes. */
  deleted_at: NullableStamp;
  /** The payment that had paid it when it was deleted. */
  deleted_paid_by: string | null;
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

/**
 * `abandoned`: nobody learned whether its checkout was opened. `review`: money came, but the provider's amount, currency,
 * id or mode is not ours, and a person has to look.
 */
export type PaymentStatus =
  | 'created'
  | 'create_failed'
  | 'abandoned'
  | 'open'
  | 'processing'
  | 'expired'
  | 'failed'
  | 'review'
  | 'paid'
  | 'partially_refunded'
  | 'refunded'
  | 'disputed'
  | 'charged_back';

/** What a payment's money became. `refund_due`: it came for an account that is gone, and goes back. */
type PaymentOutcome = 'credits' | 'resume' | 'refund_due';

interface PaymentsTable {
  id: string;
  user_id: number;
  kind: 'credits' | 'resume';
  quantity: number;
  resume_id: number | null;
  /** In minor units of `currency`. */
  amount: number;
  currency: string;
  provider: 'stripe' | 'paypal';
  live: boolean;
  provider_ref: string | null;
  capture_ref: string | null;
  checkout_url: string | null;
  /** Frozen before the first call, so that a retry sends the very same request. */
  request: JSONColumnType<CheckoutRequest>;
  status: PaymentStatus;
  created_at: CreatedAt;
  updated_at: Stamp;
  paid_at: NullableStamp;
  /** Counts the changes: what was read of the provider is folded only into the row that it was read for. */
  version: Generated<number>;
  /** How often opening the checkout ended without an answer. */
  open_failures: Generated<number>;
  /** Part of the capture's idempotency key: a buyer who was declined and chose again is captured anew. */
  capture_attempt: Generated<number>;
  /** Null until money came. */
  outcome: ColumnType<PaymentOutcome | null, PaymentOutcome | null | undefined, PaymentOutcome | null>;
  /** Credits given for it. */
  granted: Generated<number>;
  /** What went back to the buyer, in minor units. */
  refunded: Generated<number>;
  /** Of what was given, in credits, or 1 for the résumé: what was taken back, and what could not be because it was spent. */
  clawed_back: Generated<number>;
  shortfall: Generated<number>;
  /** What does not fit, or why it failed: for whoever looks at it. */
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  /** How often the reconciler has looked, and when it looks again. */
  checks: Generated<number>;
  next_check_at: NullableStamp;
  /** When a screen last had the provider asked. */
  asked_at: NullableStamp;
}

interface WebhookEventsTable {
  provider: 'stripe' | 'paypal';
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

export interface Database {
  users: UsersTable;
  sessions: SessionsTable;
  identities: IdentitiesTable;
  sign_ins: SignInsTable;
  hand_overs: HandOversTable;
  mailed_tokens: MailedTokensTable;
  audit_log: AuditLogTable;
  pets: PetsTable;
  resumes: ResumesTable;
  credit_ledger: CreditLedgerTable;
  payments: PaymentsTable;
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
