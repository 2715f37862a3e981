import { evaluateGuard } from './guard.ts';
import { evaluateWriters } from './writers.ts';

const evaluations: Record<string, () => string | Promise<string>> = { guard: evaluateGuard, writers: evaluateWriters };

// All of them, or those that are named: `npm run eval -- writers`.
const named = process.argv.slice(2);
for (const [name, evaluate] of Object.entries(evaluations)) {
  if (named.length === 0 || named.includes(name)) console.log(`${await evaluate()}\n`);
}
