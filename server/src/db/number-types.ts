import type { DayNumbers, FailureKind } from '@pawsume/contract/numbers';
import type { ColumnType, Insertable, JSONColumnType } from 'kysely';

/** What is counted day by day because no other table keeps it. */
interface DayCountsTable {
  /** A day in UTC, as `2026-11-23`. */
  day: ColumnType<never, string, never>;
  kind: 'resume' | 'free_download' | FailureKind;
  count: number;
}

/** What the administrators' numbers say of a day that is over. */
interface CountedDaysTable {
  /** A day in UTC, as `2026-11-23`. */
  day: ColumnType<never, string, never>;
  /** Of real money, or of that of tests. */
  live: boolean;
  numbers: JSONColumnType<DayNumbers>;
}

/** How many rows of a table there are that were not deleted: the sum of what each connection counted. The database keeps it. */
interface RowTotalsTable {
  name: 'users' | 'resumes';
  connection: ColumnType<number, never, never>;
  count: ColumnType<number, never, never>;
}

export interface NumberTables {
  day_counts: DayCountsTable;
  counted_days: CountedDaysTable;
  row_totals: RowTotalsTable;
}

export type NewDayCount = Insertable<DayCountsTable>;
