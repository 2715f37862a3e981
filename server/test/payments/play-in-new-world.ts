import { dependsOnOrder, type FinalState, finalStateOf } from './final-state.ts';
import { orderIdsBy } from './ids-in-any-order.ts';
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
