// `npm run restore -- FOLDER [--erased FILE]`: fills an empty database and place of pictures with a backup.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './backup/command.ts';
import { withNewDatabase } from './backup/open-parts.ts';
import { openProgress } from './backup/progress.ts';
import { readBackup, restoreBackup } from './backup/restore.ts';
import { readConfig } from './config.ts';
import { StartError } from './lib/start-error.ts';
import { openPictures } from './pictures/open-pictures.ts';

const MOST_ID = 2 ** 31 - 1;

/** A file with the number of an account in each line. */
const readErased = async (file: string | undefined): Promise<number[]> => {
  if (file === undefined) return [];
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartError(`--erased: the file ${file} cannot be read.`);
  });
  return text.split(/\s+/).flatMap((word) => {
    if (word === '') return [];
    if (!/^\d+$/.test(word) || Number(word) > MOST_ID) {
      throw new StartError(`--erased: ${file} should have the number of an account in each line, and has "${word}".`);
    }
    return [Number(word)];
  });
};

await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { erased: { type: 'string' } }, allowPositionals: true });
  const [given, ...others] = positionals;
  if (!given || others.length > 0) {
    throw new StartError('Please say where from: npm run restore -- FOLDER [--erased FILE]');
  }
  const erased = await readErased(values.erased);
  const config = readConfig();
  const progress = openProgress(process.stdout);
  const folder = resolve(given);
  // Before a database is made.
  await readBackup(folder);
  const pictures = await openPictures(config);
  const { manifest, wasThere } = await withNewDatabase(config, (db) =>
    restoreBackup({ db, pictures, folder, erased, progress }),
  );
  if (wasThere) return 'This backup was restored here already; nothing was changed.';
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `${rows.toLocaleString('en')} rows and ${manifest.pictures.files.toLocaleString('en')} files of pictures are as they were at ${manifest.madeAt}.`,
    'Everybody logs in anew. The server asks Stripe and PayPal about the payments of the last half year when it runs.',
    'Payments that were begun after that moment are known to the providers alone: docs/operations.md, "What a restore means for money".',
  ].join('\n');
});
