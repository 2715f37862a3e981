const UNIQUE_VIOLATION = '23505';

/** Whether a unique index refused the row; both databases give PostgreSQL's own code. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
