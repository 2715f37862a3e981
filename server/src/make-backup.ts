// `npm run backup -- FOLDER`: writes all rows and pictures into a new folder, and reads them back.
// `npm run backup -- --nightly FOLDER`: into a new folder below that one, named by the time, and removes old ones there.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './backup/command.ts';
import { nameOfDatabase, withDatabase } from './backup/databases.ts';
import { makeBackup } from './backup/make.ts';
import { KEEP_DAYS, nameOfNight, removeOldBackups } from './backup/nightly.ts';
import { readConfig } from './config.ts';
import { openLog, standardOutput } from './lib/open-log.ts';
import { StartError } from './lib/start-error.ts';
import { nameOfPictures, openPictures } from './pictures/open-pictures.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { nightly: { type: 'boolean' } }, allowPositionals: true });
  const [given, ...others] = positionals;
  if (!given || others.length > 0) throw new StartError('Please say where to: npm run backup -- [--nightly] FOLDER');
  const begun = new Date();
  const folder = values.nightly ? join(resolve(given), nameOfNight(begun)) : resolve(given);
  const config = readConfig();
  const pictures = await openPictures(config);
  const { rows, ...made } = await withDatabase(config, (database) =>
    makeBackup({ database, databaseUrl: config.databaseUrl, pictures, folder }),
  );
  const tables = Object.values(rows);
  const count = tables.reduce((sum, each) => sum + each, 0);
  const seconds = (Date.now() - begun.getTime()) / 1000;
  const done = [
    `Database: ${nameOfDatabase(config)}`,
    `Pictures: ${nameOfPictures(config)}`,
    `Backup:   ${folder}`,
    `Rows: ${count.toLocaleString('en')} in ${tables.length} tables. Files of pictures: ${made.pictures.toLocaleString('en')}. All were read back and are equal.`,
    `Duration: ${seconds.toFixed(1)} s`,
    'Not in it: the settings with their keys, the log, and pictures that no row names.',
  ];
  if (made.missing.length > 0) {
    const missing = `Missing where pictures are kept, though rows name them: ${made.missing.join(', ')}`;
    throw new StartError([...done, missing, 'No older backup was removed.'].join('\n'));
  }
  const log = openLog(config.logLevel, standardOutput(config.logFormat));
  log.info({ folder, rows: count, pictures: made.pictures, seconds }, 'backup: done');
  const removed = values.nightly ? await removeOldBackups(resolve(given), begun) : [];
  if (removed.length > 0) done.push(`Removed, being older than ${KEEP_DAYS} days: ${removed.join(', ')}`);
  return done.join('\n');
});
