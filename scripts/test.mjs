// `npm test`: checks, unit, component and API tests, browser journeys. `npm run test:all` runs the slow tests too. Each part runs
// to its end, whatever failed before. The last lines name the failures and the slowest files.
import { giveToFolderOwner } from './setup/places.mjs';
import { runChecks } from './suite/checks.mjs';
import { runOnDatabase } from './suite/databases.mjs';
import { runPlaywright, runVitest } from './suite/runners.mjs';
import { start } from './suite/start.mjs';
import { oneFailure, slowestOf, sum, summaryOf } from './suite/tally.mjs';
import { tempFolder } from './suite/temp-folder.mjs';

process.env.TMPDIR ??= tempFolder();
if (process.argv[2] === 'all') process.env.TESTS = 'all';
const ready = await start('node scripts/setup.mjs test');
const checks = await runChecks();
const units = await runVitest();
const embedded = process.env.TESTS === 'all' ? [await runOnDatabase('embedded')] : [];
const journeys = ready
  ? await runPlaywright()
  : oneFailure('The browser journeys did not run: see the first message above.');
giveToFolderOwner();

const total = sum([...checks, units, ...embedded, journeys]);
console.log(`\nSlowest files:\n${slowestOf(total)}\n\n${summaryOf(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
