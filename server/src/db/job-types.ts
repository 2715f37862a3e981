import type { JobKind } from '@pawsume/contract/job-kinds';
import type { ColumnType, Generated, Selectable } from 'kysely';

/** What is to be done, once. A row goes when it is done; it stays, as given up, when it cannot be. */
interface JobsTable {
  id: string;
  kind: JobKind;
  /** The account it is about; null where it is about none. */
  user_id: number | null;
  /** What of it, as its kind has it: never an address, a link or a token. */
  about: string | null;
  /** Where there may be one of them only. */
  key: string | null;
  /** The request that it was posted by. */
  request_id: string | null;
  posted_at: ColumnType<Date, Date, never>;
  /** When it is tried next; while somebody is at it, when others may take it for abandoned. By the database's clock. */
  due_at: Generated<Date>;
  /** How often it was begun. */
  tries: Generated<number>;
  /** Who is at it. */
  claim: Generated<string | null>;
  /** Why the last try failed, as a code. */
  reason: Generated<string | null>;
  gave_up_at: Generated<Date | null>;
}

export interface JobTables {
  jobs: JobsTable;
}

export type JobRow = Selectable<JobsTable>;
