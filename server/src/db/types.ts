import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { ExactTypes } from './column-types.ts';
import type { Tables } from './tables.ts';

export type { AnswerTexts, PaymentStatus, StoredLine, StoredTold } from './column-types.ts';

type Exact<T, E> = { [C in keyof T]: C extends keyof E ? E[C] : T[C] };

/** The tables as the migrations make them; the migrations say what they are for. */
export type Database = {
  [T in keyof Tables]: T extends keyof ExactTypes ? Exact<Tables[T], ExactTypes[T]> : Tables[T];
};

/** The database, or a transaction on it: queries take either. */
export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

export type UserRow = Selectable<Database['users']>;
export type PetRow = Selectable<Database['pets']>;
export type ResumeRow = Selectable<Database['resumes']>;
export type PaymentRow = Selectable<Database['payments']>;
export type PaymentChange = Updateable<Database['payments']>;
export type NewPayment = Insertable<Database['payments']>;
export type JobRow = Selectable<Database['jobs']>;
export type PasskeyRow = Selectable<Database['passkeys']>;
export type ProofRow = Selectable<Database['proofs']>;
export type ConfirmationRow = Selectable<Database['confirmations']>;
export type ContactRequestRow = Selectable<Database['contact_requests']>;
export type SigningKeyRow = Selectable<Database['signing_keys']>;
export type RegisteredFile = Selectable<Database['registered_files']>;
export type NewRegisteredFile = Insertable<Database['registered_files']>;
export type NewDayCount = Insertable<Database['day_counts']>;
export type LinkRow = Selectable<Database['shared_links']>;
/** A link that is on. */
export type LiveLink = LinkRow & { slug: string };

/** What became of a text that is done. */
export interface WrittenResume {
  resume_id: number;
  written_by: string;
  model_failed: boolean;
}
