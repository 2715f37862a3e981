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

/** The time within which this share of the calls was answered. */
const quantile = (waits: readonly number[] = [], share: number): number =>
  [...waits].sort((a, b) => a - b)[Math.ceil(waits.length * share) - 1] ?? Number.NaN;

/** One row for each kind of call: p99 and p50 under attack beside those in peace. */
export const besidePeace = (attack: string, under: Waits, peace: Waits, atMostMs: number): Comparison[] =>
  Object.keys(peace).map((name) => {
    const [ours, theirs] = [quantile(under[name], 0.99), quantile(peace[name], 0.99)];
    const half = (waits: Waits) => `p50 ${Math.round(quantile(waits[name], 0.5))}`;
    return {
      what: `${name} of another user while ${attack}, p99 of ${under[name]?.length}`,
      ours: `${Math.round(ours)} ms, ${half(under)}`,
      theirs: `${Math.round(theirs)} ms in peace, ${half(peace)}`,
      ratio: ours / theirs,
      bound: `under ${atMostMs} ms`,
      holds: ours < atMostMs,
    };
  });
