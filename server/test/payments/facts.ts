import type { Fact } from './outsiders.ts';
import type { Step } from './script.ts';
import { resumeIdOf, type Slot, type World } from './world.ts';

type FactStep = Step & { kind: 'fact' };

/** What makes a difference between two payments of one résumé. */
const SHAKING: ReadonlySet<Fact['kind']> = new Set(['refund', 'refund fails', 'dispute', 'win', 'lose']);

/** One of those checkouts to which it can happen. */
export const slotFor = ({ slots, outsiders }: World, { slot, fact }: FactStep): Slot | undefined => {
  const possible = slots.filter(({ provider, ref }) => outsiders[provider].allows(ref, fact));
  return possible[slot % Math.max(1, possible.length)];
};

/** Lets it happen at the provider, where it can. */
export const letHappen = async (world: World, step: FactStep): Promise<void> => {
  const slot = slotFor(world, step);
  if (!slot) return;
  const { provider, ref } = slot;
  const { kind } = step.fact;
  if (provider === 'paypal' && kind === 'pay' && !(await canBeHad(world, slot))) world.unpayable.add(ref);
  if (step.fact.kind === 'pay' && step.fact.way === 'refused') world.refused.add(ref);
  world.outsiders[provider].happen(ref, step.fact);
  world.tally.count(`× ${kind}`);
  if (SHAKING.has(kind)) world.shaken.add(ref);
  if (kind === 'falsify') world.falsified.add(ref);
};

/** Whether what a checkout is for can still be had. */
const canBeHad = async (world: World, { resume }: Slot): Promise<boolean> => {
  if (world.isGone) return false;
  if (resume === null) return true;
  const resumes = world.yard.db.selectFrom('resumes').select('is_paid').where('id', '=', resumeIdOf(world, resume));
  return (await resumes.executeTakeFirst())?.is_paid === false;
};
