import type { Outcome } from './outcome.ts';
import type { Owner } from './owner.ts';
import type { Webhooks } from './webhooks.ts';
import type { World } from './world.ts';

/** One way in which money moves, whose I/O is enumerated. */
export interface Flow {
  name: string;
  /** Killed in `npm test` too. */
  isUsual?: true;
  /** Some I/O that it comes by: else something else was enumerated. */
  through: string[];
  /** Brings a new person up to where it begins. */
  prepare(world: World, webhooks: { stripe: Webhooks; paypal: Webhooks }): Promise<Case>;
}

export interface Case {
  owner: Owner;
  /** The reconciler waits until the payment is due: it is not one of those that may still be paid. */
  waits?: true;
  /** What is cut short. */
  act(): Promise<unknown>;
  /** What the person does next, with an answer or without. */
  next?(): Promise<unknown>;
  expected: Outcome;
}
