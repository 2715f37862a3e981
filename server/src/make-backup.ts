// `npm run backup -- FOLDER`: writes all rows and pictures into a new folder, and reads them back.
import { resolve } from 'node:path';
import { runCommand } from './backup/command.ts';
import { makeBackup } from './backup/make.ts';
import { withDatabase } from './backup/open-parts.ts';
import { openProgress } from './backup/progress.ts';
import { readConfig } from './config.ts';
import { StartError } from './lib/start-error.ts';
import { openPictures } from './pictures/open-pictures.ts';

await runCommand(async () => {
  const [given, ...others] = process.argv.slice(2);
  if (!given || others.length > 0) throw new StartError('Please say where to: npm run backup -- FOLDER');
  const folder = resolve(given);
  const config = readConfig();
  const pictures = await openPictures(config);
  const progress = openProgress(process.stdout);
  const { tables, pictures: stored } = await withDatabase(config, (db) =>
    makeBackup({ db, pictures, folder, progress }),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const done = `${rows.toLocaleString('en')} rows and ${stored.files.toLocaleString('en')} files of pictures are in ${folder}, and were read back.`;
  if (stored.missing.length === 0) return done;
  return `${done}\nMissing where pictures are kept, though rows name them: ${stored.missing.join(', ')}`;
});
