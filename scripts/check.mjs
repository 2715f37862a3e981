// `npm run check`, or some of it: `npm run check -- types style`.
import { runChecks } from './suite/checks.mjs';

const results = await runChecks(process.argv.slice(2));
if (results.length === 0 || results.includes(false)) process.exitCode = 1;
