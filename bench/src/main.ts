import { compareGrowth } from './growth/compare.ts';
import { compareAttack } from './hold/attack.ts';
import { compareMemory } from './hold/memory.ts';
import { compareSlow } from './hold/slow.ts';
import { compareStranger } from './hold/stranger.ts';
import { compareManyUsers } from './many-users/compare.ts';
import { compareMe } from './me/compare.ts';
import { judgePages } from './pages/judge.ts';
import { comparePdf } from './pdf/compare.ts';
import { comparePictures } from './pictures/compare.ts';
import { comparePressMemory } from './press/memory.ts';
import { compareThroughput } from './press/throughput.ts';
import { comparePreviews } from './preview/compare.ts';
import { print } from './report.ts';
import { compareRest } from './rest/compare.ts';
import { compareSharedPage } from './shared-page/compare.ts';
import { measureSlowPhone } from './slow-phone/measure.ts';
import { measureTyping } from './typing/measure.ts';

const measurements: Record<string, () => Promise<boolean>> = {
  pdf: async () => print(await comparePdf()),
  pictures: async () => print(await comparePictures()),
  press: async () => print([await compareThroughput(), await comparePressMemory()]),
  typing: async () => print(await measureTyping()),
  'slow-phone': async () => print(await measureSlowPhone()),
  previews: async () => print([await comparePreviews()]),
  me: async () => print([await compareMe()]),
  'shared-page': async () => print(await compareSharedPage()),
  'many-users': async () => print(await compareManyUsers()),
  pages: judgePages,
  growth: async () => print(compareGrowth()),
  attack: async () => print(await compareAttack()),
  stranger: async () => print(await compareStranger()),
  slow: async () => print(await compareSlow()),
  rest: async () => print(await compareRest()),
  memory: async () => print(await compareMemory()),
};

// All of them, or those that are named: `npm run bench -- pages`.
const named = process.argv.slice(2);
let allHold = true;
for (const [name, judge] of Object.entries(measurements)) {
  if (named.length === 0 || named.includes(name)) allHold = (await judge()) && allHold;
}
process.exit(allHold ? 0 : 1);
