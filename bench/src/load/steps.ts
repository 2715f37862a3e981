import { recordOf } from '@pawsume/contract/keys-of';
import type { Running } from '../running.ts';
import type { Rate } from './arrivals.ts';
import { KINDS, type Kind } from './journey.ts';
import { memoryOfTree } from './memory-of-tree.ts';
import type { Load, Order } from './order.ts';

interface Waits {
  p50: number;
  p99: number;
}

/** One rate of arrivals, and what came of it. */
export interface Step {
  perSecond: number;
  /** As chance had it. */
  askedPerSecond: number;
  answeredPerSecond: number;
  /** In milliseconds, over all calls, of each kind of them, and of whole journeys. */
  calls: Waits;
  of: Record<Kind, Waits>;
  journeys: Waits;
  /** Of each journey, in milliseconds. */
  journeyWaits: number[];
  failures: Load['failures'];
  megabytes: number;
}

interface World extends Order {
  generator: Running;
  server: Running;
}

const SECONDS = 15;
const FIRST = 20;
const FACTOR = 1.3;
/** Whoever waits longer is not served in time. */
const IN_TIME_MS = 1000;
/** Of what was asked: the last answers come a moment after the time is over. */
const NEARLY = 0.9;

/** Asks at a rate. Another seed draws other calls: the same ones again would find their pages made. */
export const measureAt = async ({ generator, server, urls, people }: World, rate: Rate): Promise<Step> => {
  const { perSecond, seconds } = rate;
  const order = JSON.stringify({ urls, people, ...rate });
  const load = (await generator.ask(order)) as Load; // the answer of generator.ts
  const all = KINDS.flatMap((kind) => load.waits[kind]);
  return {
    perSecond,
    askedPerSecond: all.length / seconds,
    answeredPerSecond: all.length / load.seconds,
    calls: percentiles(all),
    of: recordOf(KINDS, (kind) => percentiles(load.waits[kind])),
    journeys: percentiles(load.journeys),
    journeyWaits: load.journeys,
    failures: load.failures,
    megabytes: memoryOfTree(server.pid),
  };
};

/** Asks more and more often until it is too much. The last step is the one that was. */
export const climb = async (world: World, told: (step: Step) => void): Promise<Step[]> => {
  const steps: Step[] = [];
  // What is asked first has to be read, compiled and drawn for the first time.
  await measureAt(world, { perSecond: FIRST, seconds: SECONDS, seed: 0 });
  for (let perSecond = FIRST; ; perSecond = Math.round(perSecond * FACTOR)) {
    const step = await measureAt(world, { perSecond, seconds: SECONDS, seed: 1 });
    steps.push(step);
    told(step);
    if (!isServed(step)) return steps;
  }
};

/** The knee: the highest rate that was served in time. */
export const kneeOf = (steps: readonly Step[]): Step | undefined => steps.findLast(isServed);

const isServed = ({ askedPerSecond, answeredPerSecond, calls, failures }: Step): boolean =>
  answeredPerSecond >= askedPerSecond * NEARLY && calls.p99 <= IN_TIME_MS && Object.keys(failures).length === 0;

export const percentiles = (waits: readonly number[]): Waits => {
  const sorted = [...waits].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
};
