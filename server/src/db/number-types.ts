import type { FailureKind } from '@pawsume/contract/numbers';
import type { ColumnType, Insertable } from 'kysely';

/** What is counted day by day because no other table keeps it. */
interface DayCountsTable {
  /** A day in UTC, as `2026-11-23`. */
  day: ColumnType<never, string, never>;
  kind: 'resume' | 'free_download' | FailureKind;
  count: number;
}

/** How many rows of a table there are that were not deleted: the sum of what each connection counted. The database keeps it. */
interface RowTotalsTable {
  name: 'users' | 'resumes';
  connection: ColumnType<number, never, never>;
  count: ColumnType<number, never, never>;
}

export interface NumberTables {
  day_counts: DayCountsTable;
  row_totals: RowTotalsTable;
}

export type NewDayCount = Insertable<DayCountsTable>;
