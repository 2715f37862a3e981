import { expect } from 'vitest';
import { violationsOf } from '../../harness/invariants.ts';
import type { Case, Flow } from './flow.ts';
import { changesProvider, mayChange } from './io-names.ts';
import type { KillPoint } from './kill-at.ts';
import { outcomeOf, straysOf } from './outcome.ts';
import { heldBy } from './provider-books.ts';
import { makeDue } from './sentinel.ts';
import { holdWebhooks } from './webhooks.ts';
import { within } from './within.ts';
import type { World } from './world.ts';

interface Run extends KillPoint {
  /** Whether the provider sends again what was not taken; else the reconciler has to find out. */
  isRedelivered: boolean;
  known: Set<string>;
}

interface Enumerated {
  /** Every I/O of the flow, in its order. */
  boundaries: string[];
  kills: number;
}

/** Which of a flow's I/O the server is killed at. */
export type Selection = (boundary: string, nth: number) => boolean;

/** What only reads leaves everything as it was: to be killed before it is to be killed before what changes something next. */
export const everyChange: Selection = (boundary) => mayChange(boundary);
/** An eighth of those. */
export const someChanges: Selection = (boundary, nth) => mayChange(boundary) && nth % 8 === 1;

/**
 * Kills the server at the selected I/O of a flow, each time with a new person: before it is sent, and, where it changes
 * something at a provider, also after it took effect there and before the answer is seen. For all others, and for all that
 * outlives the process, after one I/O is the same as before the next. Each time the server is started again, and after one
 * pass of the reconciler, and every second time after the provider's second try, all must be as if nothing had happened.
 */
export const killAtEach = async (world: World, flow: Flow, isSelected: Selection): Promise<Enumerated> => {
  // What an earlier flow left broken is not the fault of this one.
  const known = new Set(await wrongIn(world));
  let kills = 0;
  const killAt = async (point: KillPoint): Promise<string | null> => {
    const boundary = await runTo(world, flow, { ...point, known, isRedelivered: kills % 2 === 1 });
    if (boundary !== null) kills += 1;
    return boundary;
  };
  // Begun anew, as after each kill: a server that ran holds a token already, and asks for none.
  await world.restart();
  expect(await killAt({ nth: Number.MAX_SAFE_INTEGER, when: 'before' })).toBeNull();
  const boundaries = await world.service().journal();
  for (const [index, boundary] of boundaries.entries()) {
    const nth = index + 1;
    if (!isSelected(boundary, nth)) continue;
    // What several do at once is not in the same order each time; the end may come one sooner.
    const killedAt = await killAt({ nth, when: 'before' });
    if (killedAt !== null && changesProvider(killedAt)) expect(await killAt({ nth, when: 'after' })).toBe(killedAt);
  }
  for (const needed of flow.through) expect(boundaries).toContain(needed);
  return { boundaries, kills };
};

/** The name of the I/O at which the server was killed; null where the flow ended before. */
const runTo = async (world: World, flow: Flow, run: Run): Promise<string | null> => {
  const webhooks = { stripe: holdWebhooks(world.stripe.control), paypal: holdWebhooks(world.paypal.control) };
  if (world.service().isGone()) await world.restart();
  await world.service().tell({ do: 'rest' });
  const given = await flow.prepare(world, webhooks);
  await makeDue(world.db, given.waits && !run.isRedelivered ? given.owner.userId : null);
  const boundary = await cut(world, given, run);
  const again = run.isRedelivered ? 'redelivered' : 'not redelivered';
  const where = boundary ? `${flow.name}, #${run.nth} ${run.when} ${boundary}, ${again}` : `${flow.name}, not cut`;
  try {
    if (boundary) await world.restart();
    if (run.isRedelivered) await Promise.all([webhooks.stripe.sendAgain(), webhooks.paypal.sendAgain()]);
    await given.next?.();
  } catch (cause) {
    throw new Error(`${where}: does not recover. ${world.service().output()}`, { cause });
  }
  expect(await outcomeOf(world, given.owner.userId), where).toEqual(given.expected);
  expect(await wrongIn(world, run.known), where).toEqual([]);
  return boundary;
};

const cut = async (world: World, { act }: Case, { nth, when }: KillPoint): Promise<string | null> => {
  const { tell, journal, gone, output } = world.service();
  await tell({ do: 'arm', point: { nth, when } });
  const [ended] = await within(Promise.allSettled([act()]), () => `Neither ends nor is killed: ${output()}`);
  const boundary = (await journal())[nth - 1];
  if (boundary !== undefined) {
    await within(gone, () => `Lives on after ${boundary}: ${output()}`);
    return boundary;
  }
  if (ended.status === 'rejected') throw ended.reason;
  await tell({ do: 'disarm' });
  return null;
};

/** A line for each thing that is not as it should be, here or at a provider, and was not `known` to be so. */
const wrongIn = async (world: World, known = new Set<string>()): Promise<string[]> => {
  const violations = await violationsOf(world.db, heldBy(world));
  const refused = world.paypal.control.state().violations.map((violation) => JSON.stringify(violation));
  return [...violations, ...refused, ...(await straysOf(world))].filter((line) => !known.has(line));
};
