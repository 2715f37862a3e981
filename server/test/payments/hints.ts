import { openJobs } from '#db/jobs/open-jobs';
import { checkHeld } from '#features/admin/held-payments';
import { takeEvent } from '#features/payments/settle/take-event';
import { handleReturn } from '#features/payments/status/handle-return';
import { readPaymentState } from '#features/payments/status/payment-state';
import { AppError } from '#lib/app-error';
import { reconcileInTurn } from '../harness/reconcile-in-turn.ts';
import type { Machine } from './machine.ts';
import type { Delivery } from './outsiders.ts';
import type { Hint } from './script.ts';
import { eventAgo, slotOf, type World } from './world.ts';

/** Gives the server a reason to look at a payment. */
export const giveHint = async (machine: Machine, world: World, hint: Hint): Promise<void> => {
  if (hint.kind === 'reconcile') return reconcileAll(machine, hint.which);
  if (hint.kind === 'stray') return take(machine, world.outsiders.stray());
  if (hint.kind === 'event') {
    const event = eventAgo(world, hint.back);
    if (event) await takeDelivery(machine, world, event);
    return;
  }
  const slot = slotOf(world, hint.slot);
  if (!slot) return;
  const { provider, ref, paymentId } = slot;
  if (hint.kind === 'return') await handleReturn(machine, { provider, ref });
  if (hint.kind === 'screen') await readPaymentState(machine, world.userId, paymentId);
  if (hint.kind === 'admin') await checkHeld(machine, { paymentId, actorId: world.yard.adminId });
  if (hint.kind === 'forged') await takeForged(machine, world, world.outsiders[provider].forged(ref));
};

export const takeDelivery = async (machine: Machine, world: World, event: Delivery): Promise<void> => {
  world.tally.count(world.taken.has(event.id) ? 'duplicates' : 'events');
  await take(machine, event);
  world.taken.add(event.id);
};

export const reconcileAll = async (machine: Machine, which: 'due' | 'unfinished'): Promise<void> => {
  await reconcileInTurn(machine, which);
};

const take = ({ gateways, ...machine }: Machine, { provider, body, headers }: Delivery): Promise<void> =>
  takeEvent({ ...machine, jobs: openJobs(), gateway: gateways[provider] }, body, headers);

const takeForged = async (machine: Machine, world: World, forged: Delivery): Promise<void> => {
  try {
    await take(machine, forged);
    world.wrong.push('a forged event was taken');
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'bad_signature')) throw error;
  }
};
