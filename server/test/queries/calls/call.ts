import type { PaymentRow, ResumeRow, Tx } from '#db/types';

/** Somebody of the many, and what is theirs. */
export interface Someone {
  db: Tx;
  userId: number;
  petId: number;
  resumeId: number;
  resume: ResumeRow;
  payment: PaymentRow;
  now: Date;
  dayAgo: Date;
}

/** Makes a query; where it can be asked in several ways, each of them. */
type Ask = (someone: Someone) => unknown;

/** The queries of a file, by the names they are exported under. One that asks nothing has an empty list. */
export type Calls = Record<string, Ask[]>;
