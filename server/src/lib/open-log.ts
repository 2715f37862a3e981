import { type DestinationStream, type Logger, pino } from 'pino';
import { currentRequestId } from './request-id.ts';

export type { Logger };

const EMAIL = /(?<![^\s"'<>()])[^\s"'<>()]+@[^\s"'<>()]+/g;
/** Tokens, codes and keys: long runs of what base64url and hexadecimal are made of, and Bearer with what follows. */
const SECRET = /\bbearer\s+\S+|[\w-]{32,}/gi;
/** What an error quotes is a value of somebody's, unless it looks like the name of a column or a property. */
const QUOTED = /(["'])(?![a-z_$][\w$]*\1)(?:(?!\1).)*\1/gis;

/** A message without what people typed or hold secret. */
const scrub = (text: string): string => text.replaceAll(QUOTED, '"…"').replaceAll(EMAIL, '…').replaceAll(SECRET, '…');

/** An error for the log: what it is and where it came from. Details that libraries hang on it may hold whole rows. */
const describeError = (error: unknown, depth = 0): object => {
  if (!(error instanceof Error)) return { message: scrub(String(error)) };
  const { name, message, stack = '', cause } = error;
  return {
    type: name,
    ...('code' in error && { code: error.code }),
    message: scrub(message),
    at: stack.split('\n').flatMap((line) => /^\s+at (.*)/.exec(line)?.[1] ?? []),
    ...(cause !== undefined && depth < 3 && { cause: describeError(cause, depth + 1) }),
  };
};

/** For which request a line was written by a log that does not know it, as those of mailer and model do not. */
const requestOf = (logger: Logger): { reqId?: string } => {
  const reqId = currentRequestId();
  return reqId === null || 'reqId' in logger.bindings() ? {} : { reqId };
};

/** The log: one JSON object a line, to standard output unless told otherwise. */
export const openLog = (level: string, to?: DestinationStream): Logger =>
  pino(
    {
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error) => describeError(error) },
      mixin: (_entry, _level, logger) => requestOf(logger),
    },
    to ?? pino.destination(1),
  );
