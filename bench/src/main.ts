import { compareMe } from './me/compare.ts';
import { judgePages } from './pages/judge.ts';
import { comparePdf } from './pdf/compare.ts';
import { print } from './report.ts';

const measurements: Record<string, () => Promise<boolean>> = {
  pdf: async () => print(await comparePdf()),
  me: async () => print([await compareMe()]),
  pages: judgePages,
};

// All of them, or those that are named: `npm run bench -- pages`.
const named = process.argv.slice(2);
let allHold = true;
for (const [name, judge] of Object.entries(measurements)) {
  if (named.length === 0 || named.includes(name)) allHold = (await judge()) && allHold;
}
process.exit(allHold ? 0 : 1);
