// `npm run check -- migrations`: whether the version that runs can go on while this one migrates its database.
import { migrations } from '#db/all-migrations';
import { judgeMigrations } from './judge-migrations.ts';
import { RELEASED, REVIEWED } from './released.ts';

const found = await judgeMigrations(migrations, RELEASED);
const unreviewed = found.filter((what) => !(what in REVIEWED));
const outdated = Object.keys(REVIEWED).filter((what) => !found.includes(what));

const complaints = [
  ...unreviewed.map(
    (what) => `${what}: servers of the version before cannot bear it (docs/operations.md, "A new version").`,
  ),
  ...outdated.map((what) => `${what}: no migration does this; take it out of server/test/rolling/released.ts.`),
];
process.stdout.write(`${complaints.join('\n') || `The version with ${RELEASED} bears all newer migrations.`}\n`);
if (complaints.length > 0) process.exitCode = 1;
