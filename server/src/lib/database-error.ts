// PostgreSQL's own codes; both databases give them.
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const UNDEFINED_TABLE = '42P01';
/** Ours: see the migration `0006-no-leftovers`. */
const ACCOUNT_GONE = 'PAW01';

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Whether a unique index refused the row. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, UNIQUE_VIOLATION);

/** Whether a row was refused because another one that it names is not there. */
export const isForeignKeyViolation = (error: unknown): boolean => hasCode(error, FOREIGN_KEY_VIOLATION);

/** Whether a statement named a table that is not there. */
export const isUndefinedTable = (error: unknown): boolean => hasCode(error, UNDEFINED_TABLE);

/** Whether a row was refused because it belongs to an account that was deleted. */
export const isAccountGone = (error: unknown): boolean => hasCode(error, ACCOUNT_GONE);
