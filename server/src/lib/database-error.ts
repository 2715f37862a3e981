// PostgreSQL's own codes; both databases give them.
const UNIQUE_VIOLATION = '23505';
const UNDEFINED_TABLE = '42P01';

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Whether a unique index refused the row. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, UNIQUE_VIOLATION);

/** Whether a statement named a table that is not there. */
export const isUndefinedTable = (error: unknown): boolean => hasCode(error, UNDEFINED_TABLE);
