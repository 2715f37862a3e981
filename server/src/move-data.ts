// `npm run move`: copies the embedded database below DATA_DIR to the PostgreSQL at DATABASE_URL, and the pictures to the
// bucket, where one is set.
import { join } from 'node:path';
import { runCommand } from './backup/command.ts';
import { move } from './backup/move.ts';
import { withDatabase } from './backup/open-parts.ts';
import { openProgress } from './backup/progress.ts';
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
  const progress = openProgress(process.stdout);
  const { wasThere } = await withDatabase({ ...config, databaseUrl: null }, (from) =>
    withDatabase(config, (to) =>
      move({ from: { db: from, pictures: openPictureStore(folder) }, to: { db: to, pictures: bucket }, progress }),
    ),
  );
  const settings = config.s3 ? 'DATABASE_URL and the settings of S3' : 'DATABASE_URL';
  const left = [join(config.dataDir, 'database'), ...(config.s3 ? [folder] : [])];
  return [
    wasThere ? 'All of it was moved before; nothing was changed.' : 'All is there, and was compared row by row.',
    `Leave ${settings} as they are now: servers that start with them use what was moved.`,
    config.s3 ? 'Pictures are in the bucket.' : `Pictures stay in ${folder}.`,
    `What was moved still lies in ${left.join(' and ')}, personal data among it: remove it once all is well.`,
  ].join('\n');
});
