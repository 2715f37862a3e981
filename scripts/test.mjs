// `npm test`: checks, unit and API tests, browser journeys, each to the end whatever failed before; the last lines name what failed and count.
import { giveToFolderOwner } from './setup/owner.mjs';
import { runChecks } from './suite/checks.mjs';
import { runOnDatabase } from './suite/databases.mjs';
import { runPlaywright, runVitest } from './suite/runners.mjs';
import { start } from './suite/start.mjs';
import { oneFailure, sum, summaryOf } from './suite/tally.mjs';
import { tempFolder } from './suite/temp-folder.mjs';

process.env.TMPDIR ??= tempFolder();
const ready = await start('node scripts/setup.mjs test');
const checks = await runChecks();
const units = await runVitest();
const embedded = process.env.DEEP === '1' ? [await runOnDatabase('embedded')] : [];
const journeys = ready
  ? await runPlaywright()
  : oneFailure('The browser journeys did not run: see the first message above.');
giveToFolderOwner();

const total = sum([...checks, units, ...embedded, journeys]);
console.log(`\n${summaryOf(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
