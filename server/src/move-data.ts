// `npm run move`: copies the embedded database below DATA_DIR to the PostgreSQL at DATABASE_URL, and the pictures to the
// bucket, where one is set.
import { join } from 'node:path';
import { runCommand } from './backup/command.ts';
import { withDatabase } from './backup/databases.ts';
import { move } from './backup/move.ts';
import { readConfig } from './config.ts';
import { StartError } from './lib/start-error.ts';
import { openPictures } from './pictures/open-pictures.ts';
import { openPictureStore } from './pictures/picture-store.ts';

await runCommand(async () => {
  const config = readConfig();
  if (!config.databaseUrl) {
    throw new StartError('Please say where to: set DATABASE_URL to an empty PostgreSQL database.');
  }
  const folder = join(config.dataDir, 'pictures');
  const bucket = config.s3 && (await openPictures(config));
  const rows = await withDatabase({ ...config, databaseUrl: null }, (from) =>
    withDatabase(config, (to) =>
      move({ from: { db: from.db, pictures: openPictureStore(folder) }, to: { db: to.db, pictures: bucket } }),
    ),
  );
  const settings = config.s3 ? 'DATABASE_URL and the settings of S3' : 'DATABASE_URL';
  const left = [join(config.dataDir, 'database'), ...(config.s3 ? [folder] : [])];
  return [
    `All ${rows.toLocaleString('en')} rows are there, and were compared.`,
    `Leave ${settings} as they are now: servers that start with them use what was moved.`,
    config.s3 ? 'Pictures are in the bucket.' : `Pictures stay in ${folder}.`,
    `What was moved still lies in ${left.join(' and ')}, personal data among it: remove it once all is well.`,
  ].join('\n');
});
