import { setTimeout as sleep } from 'node:timers/promises';
import type { Comparison } from '../report.ts';

/** How long each kind of call took, in milliseconds. */
export type Waits = Record<string, number[]>;

/** A call that takes longer, or fails, counts as this much, in milliseconds: the measurement ends in any case. */
const GIVEN_UP_MS = 20_000;

/** Makes each of these calls one after another, again and again, and notes how long each took. */
export const waitsOf = async (
  calls: Record<string, () => Promise<{ status: number }>>,
  { seconds, pauseMs }: { seconds: number; pauseMs: number },
): Promise<Waits> => {
  const waits: Waits = {};
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    for (const [name, call] of Object.entries(calls)) {
      const start = performance.now();
      const givenUp = sleep(GIVEN_UP_MS, { status: 0 }, { ref: false });
      const { status } = await Promise.race([call().catch(() => ({ status: 0 })), givenUp]);
      const took = status === 200 ? performance.now() - start : GIVEN_UP_MS;
      waits[name] = [...(waits[name] ?? []), took];
    }
    await sleep(pauseMs);
  }
  return waits;
};

const p99 = (waits: readonly number[] = []): number =>
  [...waits].sort((a, b) => a - b)[Math.ceil(waits.length * 0.99) - 1] ?? Number.NaN;

/** One row for each kind of call: the p99 under attack beside the p99 in peace. */
export const besidePeace = (attack: string, under: Waits, peace: Waits, atMostMs: number): Comparison[] =>
  Object.keys(peace).map((name) => {
    const [ours, theirs] = [p99(under[name]), p99(peace[name])];
    return {
      what: `${name} of another user while ${attack}, p99 of ${under[name]?.length}`,
      ours: `${Math.round(ours)} ms`,
      theirs: `${Math.round(theirs)} ms in peace`,
      ratio: ours / theirs,
      bound: `under ${atMostMs} ms`,
      holds: ours < atMostMs,
    };
  });
