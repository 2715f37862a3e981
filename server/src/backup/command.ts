import { isDatabaseAway } from '#lib/database-error';
import { explainStart, StartError } from '#lib/start-error';
import { PictureStoreError } from '#pictures/picture-store-error';

/** Runs one of the operator's commands: says how it ended, and ends with 1 where it failed. */
export const runCommand = async (work: () => Promise<string>): Promise<void> => {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
};

const explain = (error: unknown): string => {
  if (error instanceof StartError) return error.message;
  const isOutside =
    error instanceof Error && ('syscall' in error || isDatabaseAway(error) || error instanceof PictureStoreError);
  return `${isOutside ? error.message : explainStart(error)}\nNothing is finished. Run it again, with an empty folder or database.`;
};
