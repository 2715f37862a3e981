import { inspect } from 'node:util';

/** A start that cannot go on, with a sentence for the operator: what is wrong and what to do. */
export class StartError extends Error {
  override name = 'StartError';
}

/** PostgreSQL's own code. */
const DISK_FULL = '53100';

/** Sentences for what the system says when a server cannot listen where the settings want it to. */
const WHERE_TO_LISTEN: Record<string, string> = {
  EADDRINUSE: 'Another program listens there; set PORT to another number.',
  EACCES: 'This user may not listen there; set PORT to a number above 1023.',
  EADDRNOTAVAIL: 'That is no address of this machine; set HOST to one that is.',
  ENOTFOUND: 'That is no address of this machine; set HOST to one that is.',
};

/** What an operator reads when the start fails: a sentence for what is known, all details for what is not. */
export const explainStart = (error: unknown): string => {
  if (!(error instanceof Error)) return inspect(error);
  if (error instanceof StartError) return error.message;
  if ('code' in error && error.code === DISK_FULL) return `The disk of the database is full: ${error.message}.`;
  // `listen` fails with the first three, and the look-up of a name with the last.
  const whileListening = 'syscall' in error && ['listen', 'getaddrinfo'].includes(String(error.syscall));
  const advice = whileListening && 'code' in error && WHERE_TO_LISTEN[String(error.code)];
  return advice ? `${error.message}. ${advice}` : (error.stack ?? error.message);
};
