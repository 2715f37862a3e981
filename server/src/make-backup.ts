// `npm run backup -- FOLDER`: writes all rows and pictures into a new folder, and reads them back.
import { resolve } from 'node:path';
import { runCommand } from './backup/command.ts';
import { withDatabase } from './backup/databases.ts';
import { makeBackup } from './backup/make.ts';
import { readConfig } from './config.ts';
import { StartError } from './lib/start-error.ts';
import { openPictures } from './pictures/open-pictures.ts';

await runCommand(async () => {
  const [given, ...others] = process.argv.slice(2);
  if (!given || others.length > 0) throw new StartError('Please say where to: npm run backup -- FOLDER');
  const folder = resolve(given);
  const config = readConfig();
  const pictures = await openPictures(config);
  const { rows, ...made } = await withDatabase(config, (database) =>
    makeBackup({ database, databaseUrl: config.databaseUrl, pictures, folder }),
  );
  const count = Object.values(rows).reduce((sum, each) => sum + each, 0);
  const done = `${count.toLocaleString('en')} rows and ${made.pictures.toLocaleString('en')} files of pictures are in ${folder}, and were read back.`;
  if (made.missing.length === 0) return done;
  throw new StartError(`${done}\nMissing where pictures are kept, though rows name them: ${made.missing.join(', ')}`);
});
