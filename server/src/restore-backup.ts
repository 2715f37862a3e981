// `npm run restore -- FOLDER [--replaces OLD] [--erased FILE] [--confirmed FILE]`: fills an empty database and place of pictures with a backup.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './backup/command.ts';
import { isFilled, withDatabase } from './backup/databases.ts';
import { restoreBackup } from './backup/restore.ts';
import {
  listHeldConfirmations,
  readWithdrawals,
  releaseConfirmations,
  type Withdrawals,
} from './backup/restore-queries.ts';
import { atOneMoment } from './backup/row-queries.ts';
import { readConfig } from './config.ts';
import { StartError } from './lib/start-error.ts';
import { openPictures } from './pictures/open-pictures.ts';

const MOST_ID = 2 ** 31 - 1;

/** Reads a file with the number of an account, or of a confirmation, in each line. */
const readNumbers = async (
  option: 'erased' | 'confirmed',
  { file, what }: { file: string | undefined; what: string },
): Promise<number[]> => {
  if (file === undefined) return [];
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartError(`--${option}: the file ${file} cannot be read.`);
  });
  return text.split(/\s+/).flatMap((word) => {
    if (word === '') return [];
    if (!/^\d+$/.test(word) || Number(word) > MOST_ID) {
      throw new StartError(`--${option}: ${file} should have the number of ${what} in each line, and has "${word}".`);
    }
    return [Number(word)];
  });
};

/** Reads what was withdrawn since the backup from the database that is replaced: its address, or its DATA_DIR. */
const readOld = async (old: string | undefined): Promise<Withdrawals | null> => {
  if (old === undefined) return null;
  const isAddress = /^postgres(?:ql)?:/.test(old);
  const where = isAddress ? { databaseUrl: old, dataDir: '' } : { databaseUrl: null, dataDir: resolve(old) };
  return withDatabase(where, ({ db }) => atOneMoment(db, readWithdrawals));
};

const describeHeld = (held: readonly number[]): string =>
  held.length === 0
    ? 'No confirmation of a reference is held.'
    : `Confirmations of references that may have been withdrawn since, and are printed nowhere: ${held.join(', ')}. docs/day-2.md, "Restore", says how to release them.`;

await runCommand(async () => {
  const file = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    options: { erased: file, confirmed: file, replaces: file },
    allowPositionals: true,
  });
  const [given, ...others] = positionals;
  if (!given || others.length > 0) {
    throw new StartError(
      'Please say where from: npm run restore -- FOLDER [--replaces OLD] [--erased FILE] [--confirmed FILE]',
    );
  }
  const erased = await readNumbers('erased', { file: values.erased, what: 'an account' });
  const confirmed = await readNumbers('confirmed', { file: values.confirmed, what: 'a confirmation' });
  const config = readConfig();
  if (confirmed.length > 0 && (await isFilled(config))) {
    const held = await withDatabase(config, async ({ db }) => {
      await releaseConfirmations(db, confirmed);
      return listHeldConfirmations(db);
    });
    return `This backup was restored here already; no rows or pictures were changed. ${describeHeld(held)}`;
  }
  const withdrawals = await readOld(values.replaces);
  const { manifest, linksEnded, erasedAgain, held } = await restoreBackup({
    ...{ where: config, pictures: await openPictures(config), folder: resolve(given) },
    ...{ erased, confirmed, withdrawals },
  });
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  return [
    `${rows.toLocaleString('en')} rows and ${manifest.pictures.toLocaleString('en')} files of pictures are as they were at ${manifest.madeAt}.`,
    `Links to shared résumés that were switched off: ${linksEnded.toLocaleString('en')}. Their owners are told in the share panel, and can switch them on again.`,
    `Accounts that were deleted since, and are deleted again: ${erasedAgain.toLocaleString('en')}.`,
    describeHeld(held),
    'Everybody logs in anew. The server asks Stripe and PayPal about the payments of the last half year when it runs.',
    'Payments that were begun after that moment are known to the providers alone: docs/day-2.md, "Restore", "Payments".',
  ].join('\n');
});
