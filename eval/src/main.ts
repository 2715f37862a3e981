import { evaluateGuard } from './guard.ts';

const evaluations: Record<string, () => string> = { guard: evaluateGuard };

// All of them, or those that are named: `npm run eval -- guard`.
const named = process.argv.slice(2);
for (const [name, evaluate] of Object.entries(evaluations)) {
  if (named.length === 0 || named.includes(name)) console.log(evaluate());
}
