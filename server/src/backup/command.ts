import { isDatabaseAway } from '#lib/database-error';
import { StartError } from '#lib/start-error';
import { PictureStoreError } from '#pictures/picture-store-error';

/** Runs one of the operator's commands: says how it ended, and ends with 1 where it failed. */
export const runCommand = async (work: () => Promise<string>): Promise<void> => {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    process.stderr.write(`\n${explain(error)}\n`);
    process.exitCode = 1;
  }
};

const AGAIN = 'Nothing is finished yet. Run the same command again: it goes on where it was.';

const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StartError) return error.message;
  if (isDatabaseAway(error)) return `The database was lost (${error.message}). ${AGAIN}`;
  if (isDiskFull(error)) return `There is no space left on the disk. Make some. ${AGAIN}`;
  if (error instanceof PictureStoreError) return `${error.message}. ${AGAIN}`;
  return `${error.stack}\n${AGAIN}`;
};

/** As Node says it, or PostgreSQL. */
const isDiskFull = (error: Error): boolean =>
  ['ENOSPC', 'EDQUOT', '53100'].includes(String(Reflect.get(error, 'code')));
