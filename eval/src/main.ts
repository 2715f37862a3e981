import { evaluateModel } from './model.ts';
import { evaluateWriters } from './writers.ts';

const evaluations: Record<string, () => string | Promise<string>> = {
  writers: evaluateWriters,
  model: evaluateModel,
};

// All of them, or those that are named: `npm run eval -- writers`. `--provider` asks the model of the `AI_…` settings.
const asksProvider = process.argv.includes('--provider');
const named = asksProvider ? ['model'] : process.argv.slice(2);
for (const [name, evaluate] of Object.entries(evaluations)) {
  if (named.length === 0 || named.includes(name)) console.log(`${await evaluate()}\n`);
}
