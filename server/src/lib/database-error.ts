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
  /^Connection terminated|^timeout e(xpired$|xceeded when trying to connect)|not queryable$|connection has been discarded$/;
/** It took too long, waited too long for a lock, did nothing for too long, or came in the way of another transaction. */
const BUSY = new Set(['57014', '55P03', '25P03', '25P04', '40P01', '40001']);
/** A wrong name or password, no such database, no right to it. */
const REFUSED = /^(28\w{3}|3D000|42501)$/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const hasCode = (error: unknown, code: string): boolean => codeOf(error) === code;

/** Whether the database could not be reached, or was lost meanwhile: the same may succeed a moment later. */
export const isDatabaseAway = (error: unknown): boolean => {
  const code = codeOf(error);
  if (AWAY.has(code) || CONNECTION_FAILURE.test(code) || UNREACHABLE.has(code)) return true;
  // A socket in the file system is removed while PostgreSQL is stopped.
  if (code === 'ENOENT' && error instanceof Error && 'syscall' in error) return error.syscall === 'connect';
  return error instanceof Error && CUT.test(error.message);
};

/**
 * Whether the database gave a statement up, and with it the transaction that it was in, so that nothing of either was
 * stored: the same may succeed a moment later.
 */
export const isDatabaseBusy = (error: unknown): boolean => BUSY.has(codeOf(error));

/** Whether the database cannot do just now what it could do a moment later. */
export const isDatabaseUnavailable = (error: unknown): boolean => isDatabaseAway(error) || isDatabaseBusy(error);

/** What Node says of a certificate that it does not believe. */
const DISTRUSTED =
  /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(VERIFY|GET)_\w+|CERT_\w+|ERR_TLS_CERT_ALTNAME_INVALID)$/;

/** Whether the database's certificate was not believed. */
export const isDatabaseDistrusted = (error: unknown): boolean => DISTRUSTED.test(codeOf(error));

/** Whether TLS was asked for, and the database has none. */
export const isWithoutTls = (error: unknown): boolean =>
  error instanceof Error && error.message === 'The server does not support SSL connections';

/** Whether a pooler between us and PostgreSQL refuses the settings that a connection begins with. */
export const isStartupRefused = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('unsupported startup parameter');

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
