import { beforeAll, test } from 'vitest';
import { runsAll } from '../harness/runs-all.ts';
import { anyScript } from './any-script.ts';
import { modelOutsiders } from './model-outsider.ts';
import { breaksNoRule, check, endsTheSame } from './properties.ts';
import { Tally } from './tally.ts';
import { openYard, type Yard } from './yard.ts';

const RUNS = Number(process.env.RUNS ?? (runsAll ? 1500 : 60));
/** Also where a long search shares its machine. */
const LONGEST_MS = Math.max(900_000, RUNS * 1000);

let yard: Yard;
beforeAll(async () => {
  yard = await openYard();
});

test(
  'the same events in any number and order, with crashes between any two steps, end in the same state',
  async () => {
    const tally = new Tally();
    await check(endsTheSame({ yard, openOutsiders: modelOutsiders, tally }, anyScript), tally, RUNS);
  },
  LONGEST_MS,
);

test(
  'whatever people do, and whenever, no rule of the money is broken',
  async () => {
    const tally = new Tally();
    await check(breaksNoRule({ yard, openOutsiders: modelOutsiders, tally }, anyScript), tally, RUNS / 4);
  },
  LONGEST_MS,
);
