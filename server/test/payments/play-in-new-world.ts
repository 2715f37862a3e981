import crypto, { createHash, type UUID } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { atEnd } from '../harness/at-end.ts';
import { dependsOnOrder, type FinalState, finalStateOf } from './final-state.ts';
import type { Outsiders } from './outsiders.ts';
import { type Manner, play } from './play.ts';
import type { Script } from './script.ts';
import type { Tally } from './tally.ts';
import { openWorld } from './world.ts';
import type { Yard } from './yard.ts';

export interface Stage {
  yard: Yard;
  openOutsiders: (world: string) => Promise<Outsiders>;
  tally: Tally;
}

/** Plays a script in a world of its own, and says how everything stands afterwards. */
export const playInNewWorld = async ({ yard, openOutsiders, tally }: Stage, script: Script, manner: Manner) => {
  await yard.sweep();
  orderIdsBy(script.ids);
  const world = await openWorld({ yard, tally, creditCovers: script.creditCovers, openOutsiders });
  try {
    await play(world, script, manner);
    const state = await finalStateOf(world);
    countEnding(tally, state);
    return { state, dependsOnOrder: dependsOnOrder(world) };
  } finally {
    await world.outsiders.close();
  }
};

const countEnding = (tally: Tally, { payments, became, owed, spent }: FinalState): void => {
  tally.count('payments held', payments.filter((payment) => payment?.status === 'review').length);
  tally.count('sent back', became.filter((what) => what.includes('refund_due')).length);
  tally.count('made good with a credit', became.filter((what) => /^résumé.*credits, 1 /.test(what)).length);
  tally.count('taken back', payments.filter((payment) => payment && payment.takenBack > 0).length);
  tally.count('accounts in debt', owed > 0 ? 1 : 0);
  tally.count('credits spent', -spent);
};

let made = 0;

/**
 * From now on the ids that our server makes have an order that a script decides, so that a seed repeats a run to the
 * letter: the reconciler goes by them. They are as unique as before.
 */
const orderIdsBy = (seed: number): void => {
  let n = 0;
  crypto.randomUUID = (): UUID => {
    n += 1;
    made += 1;
    const first = createHash('sha256').update(`${seed} ${n}`).digest('hex').slice(0, 8);
    return `${first}-0000-4000-8000-${made.toString(16).padStart(12, '0')}`;
  };
  syncBuiltinESMExports();
};

const { randomUUID } = crypto;

atEnd(async () => {
  crypto.randomUUID = randomUUID;
  syncBuiltinESMExports();
});
