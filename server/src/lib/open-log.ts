import { inspect } from 'node:util';
import { type DestinationStream, type Logger, pino } from 'pino';
import { currentRequestId } from './request-id.ts';

export type { Logger };

const EMAIL = /(?<![^\s"'<>()])[^\s"'<>()]+@[^\s"'<>()]+/g;
/** Tokens, codes and keys: long runs of what base64url and hexadecimal are made of, and Bearer with what follows. */
const SECRET = /\bbearer\s+\S+|[\w-]{32,}/gi;
/** What an error quotes is a value of somebody's, unless it looks like the name of a column or a property. */
const QUOTED = /(["'])(?![a-z_$][\w$]*\1)(?:(?!\1).)*\1/gis;

/** A message without what people typed or hold secret. */
export const scrub = (text: string): string =>
  text.replaceAll(QUOTED, '"…"').replaceAll(EMAIL, '…').replaceAll(SECRET, '…');

/** An error for the log: what it is and where it came from. Details that libraries hang on it may hold whole rows. */
const describeError = (error: unknown, depth = 0): object => {
  if (!(error instanceof Error)) return { message: scrub(inspect(error, { depth: 0 })) };
  const { name, message, stack = '', cause } = error;
  return {
    type: name,
    ...('code' in error && { code: error.code }),
    message: scrub(message),
    at: stack.split('\n').flatMap((line) => /^\s+at (.*)/.exec(line)?.[1] ?? []),
    ...(cause !== undefined && depth < 3 && { cause: describeError(cause, depth + 1) }),
  };
};

/** What the innermost error says: `ECONNREFUSED 127.0.0.1:5432`. */
export const causeOf = (error: unknown, depth = 0): string => {
  if (!(error instanceof Error)) return scrub(inspect(error, { depth: 0 }));
  // Of an attempt at several addresses, each address has its error.
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  if (inner instanceof Error && depth < 3) return causeOf(inner, depth + 1);
  const message = scrub(error.message).replace(/^connect /, '');
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return message.includes(code) ? message || error.name : `${code} ${message}`.trim();
};

/** For which request a line was written by a log that does not know it, as those of mailer and model do not. */
const requestOf = (logger: Logger): { reqId?: string } => {
  const reqId = currentRequestId();
  return reqId === null || 'reqId' in logger.bindings() ? {} : { reqId };
};

/** The log: one JSON object a line, to standard output unless told otherwise. */
export const openLog = (level: string, to: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (name) => ({ level: name }),
        log: (entry) => ('err' in entry ? { cause: causeOf(entry.err), ...entry } : entry),
      },
      serializers: { err: (error) => describeError(error) },
      mixin: (_entry, _level, logger) => requestOf(logger),
    },
    to,
  );

/** Standard output, where lines are for people: at a terminal unless a format is given. */
export const standardOutput = (format: 'text' | 'json' | null): DestinationStream => {
  const isText = format === 'text' || (format === null && process.stdout.isTTY);
  return isText ? { write: (line) => void process.stdout.write(asText(line)) } : pino.destination(1);
};

/** A line of JSON as `12:03:04 INFO payments: reconcile failed, retry in 2 minutes (cause ECONNREFUSED 127.0.0.1:443)`. */
const asText = (line: string): string => {
  const { time, level, msg, err, pid: _pid, hostname: _host, ...details } = JSON.parse(line);
  const told = Object.entries(details).map(
    ([name, value]) => `${name} ${typeof value === 'string' ? value : inspect(value)}`,
  );
  const head = `${new Date(time).toTimeString().slice(0, 8)} ${level.toUpperCase()} ${msg}`;
  const places: string[] = level === 'error' || level === 'fatal' ? (err?.at ?? []) : [];
  const lines = [told.length > 0 ? `${head} (${told.join(', ')})` : head, ...places.map((place) => `at ${place}`)];
  // What somebody typed begins no line of its own.
  return `${lines.map((each) => each.replaceAll(/[\s\p{Cc}]+/gu, ' ')).join('\n  ')}\n`;
};
