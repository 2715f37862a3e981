import type { ConfirmableAnswer } from '@pawsume/contract/confirmation-facts';
import type { Verdict } from '@pawsume/contract/confirmations';
import type { JobKind } from '@pawsume/contract/job-kinds';
import type { FailureKind } from '@pawsume/contract/numbers';
import type { PageSettingsInput } from '@pawsume/contract/page-settings';
import type { ProviderName } from '@pawsume/contract/payments';
import type { AnswerId } from '@pawsume/contract/pet-steps/answer-id';
import type { Step2 } from '@pawsume/contract/pet-steps/step2';
import type { Step3 } from '@pawsume/contract/pet-steps/step3';
import type { Step4 } from '@pawsume/contract/pet-steps/step4';
import type { Step5 } from '@pawsume/contract/pet-steps/step5';
import type { Prose } from '@pawsume/contract/resumes';
import type { ColumnType, JSONColumnType } from 'kysely';
import type { CheckoutRequest } from '#lib/checkout-request';
import type { Tables } from './tables.ts';

/** A step's answers as JSON; null until the step was first saved. */
type Answers<T> = ColumnType<T | null, string | undefined, string>;
type Filled<T> = ColumnType<T, string | undefined, string>;

/** A line of the page as somebody judged it. */
export interface StoredLine {
  answer: ConfirmableAnswer;
  verdict: Verdict;
  /** The text of the page at that time. */
  page: string;
  correction: string;
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
type PageChoices = Omit<PageSettingsInput, 'purpose'>;

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

/** Refuses columns that no migration makes. */
type OfTables<
  E extends {
    [T in keyof E]: T extends keyof Tables ? { [C in keyof E[T]]: C extends keyof Tables[T] ? unknown : never } : never;
  },
> = E;

/** Types of columns that the database does not know as exactly. */
export type ExactTypes = OfTables<{
  authenticators: {
    created_at: Date;
  };
  confirmations: {
    /** What they said of their own part, by the fact's id. */
    said: Filled<Record<string, string>>;
    lines: Filled<StoredLine[]>;
  };
  day_counts: {
    kind: 'resume' | 'free_download' | FailureKind;
  };
  earlier_texts: {
    told: ColumnType<StoredTold[] | null, string | null, never>;
  };
  jobs: {
    kind: JobKind;
  };
  payments: {
    provider: ProviderName;
    /** Frozen before the first call, so that a retry sends the very same request. */
    request: JSONColumnType<CheckoutRequest>;
    status: PaymentStatus;
  };
  pets: {
    step2: Answers<Step2>;
    step3: Answers<Step3>;
    step5: Answers<Step5>;
  };
  registered_files: {
    /** What the page said: the name of each fact with a fingerprint that is too short to tell the fact from. */
    facts: ColumnType<[name: string, fingerprint: string][], string, never>;
  };
  resumes: {
    /** Step 4 as given when this résumé was written; it overrides the profile here. */
    owner: JSONColumnType<Partial<Step4>>;
    page_choices: Filled<PageChoices>;
    /** Null for résumés older than that. */
    told: ColumnType<StoredTold[] | null, string | null | undefined, string | null>;
  };
  webhook_events: {
    provider: ProviderName;
  };
}>;
