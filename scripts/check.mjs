// `npm run check`, or some of it: `npm run check -- types style`.
import { runChecks } from './suite/checks.mjs';
import { sum } from './suite/tally.mjs';

const { passed, failed } = sum(await runChecks(process.argv.slice(2)));
if (passed === 0 || failed > 0) process.exitCode = 1;
