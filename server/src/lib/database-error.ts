// PostgreSQL's own codes; both databases give them.
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const UNDEFINED_TABLE = '42P01';
/** Ours: see the migration `0006-no-leftovers`. */
const ACCOUNT_GONE = 'PAW01';

/** Shutting down, crashed, starting up, out of connections, a standby by now; class 08 besides: the connection failed. */
const AWAY = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '25006']);
const CONNECTION_FAILURE = /^08\w{3}$/;
/** Of the network. */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** What the driver says, without a code, of a connection that was cut, cannot be made in time, or is no use any more. */
const CUT =
  /^Connection terminated|^timeout exceeded when trying to connect|not queryable$|connection has been discarded$/;
/** A wrong name or password, no such database, no right to it. */
const REFUSED = /^(28\w{3}|3D000|42501)$/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const hasCode = (error: unknown, code: string): boolean => codeOf(error) === code;

/** Whether the database could not be reached, or was lost meanwhile: the same may succeed a moment later. */
export const isDatabaseAway = (error: unknown): boolean => {
  const code = codeOf(error);
  if (AWAY.has(code) || CONNECTION_FAILURE.test(code) || UNREACHABLE.has(code)) return true;
  return error instanceof Error && CUT.test(error.message);
};

/** Whether the database lets nobody in by this address. */
export const isRefusedByDatabase = (error: unknown): boolean => REFUSED.test(codeOf(error));

/** Whether a unique index refused the row. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, UNIQUE_VIOLATION);

/** Whether a row was refused because another one that it names is not there. */
export const isForeignKeyViolation = (error: unknown): boolean => hasCode(error, FOREIGN_KEY_VIOLATION);

/** Whether a statement named a table that is not there. */
export const isUndefinedTable = (error: unknown): boolean => hasCode(error, UNDEFINED_TABLE);

/** Whether a row was refused because it belongs to an account that was deleted. */
export const isAccountGone = (error: unknown): boolean => hasCode(error, ACCOUNT_GONE);
