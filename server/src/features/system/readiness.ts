import { messages } from '@pawsume/contract/messages';
import type { Context } from '#context';
import { AppError } from '#lib/app-error';
import type { Part } from '#lib/part-states';
import { within } from '#lib/within';
import { demandRoom } from '#lib/writable-folder';
import { askDatabase } from './queries.ts';

const PATIENCE_MS = 1500;
const BACK_S = 5;
const WATCH_EVERY_MS = 15_000;
const WATCH_PATIENCE_MS = 10_000;
/** The fault of a part that did not answer in time. */
const NO_ANSWER = new Error('no answer in time');

/** Nothing can be served without these. */
const VITAL = ['database', 'press'] as const;
/** All that has no picture in it can be served without these. */
const OTHERS = ['pictures', 'disk'] as const;

type World = Pick<Context, 'db' | 'press' | 'pictures' | 'dataDir' | 'parts'>;

/** Throws `unavailable`, naming in plain words what does not answer, unless new requests can be served. */
export type DemandReady = () => Promise<{ status: 'ready' } | { status: 'degraded'; message: string }>;

export const openReadiness = (
  { db, press, pictures, dataDir, parts }: World,
  { patienceMs = PATIENCE_MS } = {},
): DemandReady => {
  const ask: Record<Part, () => Promise<unknown>> = {
    database: oneAtATime(() => askDatabase(db)),
    press: oneAtATime(() => press.check()),
    pictures: oneAtATime(() => pictures.check()),
    disk: oneAtATime(() => demandRoom(dataDir, 'DATA_DIR')),
  };
  const faultsIn = async <P extends Part>(asked: readonly P[]) => {
    const check = async (part: P) => {
      const cause = await faultOf(within(ask[part](), patienceMs));
      // A part of a busy machine may answer after a proxy's patience has ended.
      if (cause !== NO_ANSWER || patienceMs >= WATCH_PATIENCE_MS) parts.note(part, cause);
      return { part, cause };
    };
    return (await Promise.all(asked.map(check))).filter(({ cause }) => cause !== null);
  };
  return async () => {
    const [missing, impaired] = await Promise.all([faultsIn(VITAL), faultsIn(OTHERS)]);
    if (missing.length > 0) {
      const sentence = messages.system.notReady(missing.map(({ part }) => messages.system[part]));
      throw new AppError('unavailable', sentence, { cause: missing[0]?.cause, retryAfterS: BACK_S });
    }
    if (impaired.length === 0) return { status: 'ready' };
    return { status: 'degraded', message: impaired.map(({ part }) => messages.system[part]).join(' ') };
  };
};

/** Asks again and again until stopped, so that log and metrics tell of a part that is away where nobody else asks. */
export const watchReadiness = (world: World): { stop(): void } => {
  const demandReady = openReadiness(world, { patienceMs: WATCH_PATIENCE_MS });
  const ask = () => demandReady().catch(() => undefined);
  const timer = setInterval(ask, WATCH_EVERY_MS).unref();
  void ask();
  return { stop: () => clearInterval(timer) };
};

/** Who asks while a question is not answered yet waits for the same answer: a part that hangs is not asked more and more. */
const oneAtATime = <T>(ask: () => Promise<T>): (() => Promise<T>) => {
  let asked: Promise<T> | null = null;
  return () => {
    asked ??= ask().finally(() => {
      asked = null;
    });
    return asked;
  };
};

/** Returns why a part does not answer; null if it does. */
const faultOf = async (answer: Promise<unknown>): Promise<unknown> => {
  try {
    return (await answer) === null ? NO_ANSWER : null;
  } catch (cause) {
    return cause;
  }
};
