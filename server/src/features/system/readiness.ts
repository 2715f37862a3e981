import { messages } from '@pawsume/contract/messages';
import type { Context } from '#context';
import { AppError } from '#lib/app-error';
import { within } from '#lib/within';
import { askDatabase } from './queries.ts';

const PATIENCE_MS = 1500;
const BACK_S = 5;

/** Throws `unavailable`, naming in plain words what does not answer, unless new requests can be served. */
export type DemandReady = () => Promise<void>;

export const openReadiness = (
  { db, press, pictures }: Pick<Context, 'db' | 'press' | 'pictures'>,
  { patienceMs = PATIENCE_MS } = {},
): DemandReady => {
  const parts: [string, () => Promise<unknown>][] = [
    [messages.system.database, oneAtATime(() => askDatabase(db))],
    [messages.system.press, oneAtATime(() => press.check())],
    [messages.system.pictures, oneAtATime(() => pictures.check())],
  ];
  return async () => {
    const faults = await Promise.all(parts.map(([name, ask]) => faultOf(name, within(ask(), patienceMs))));
    const found = faults.filter((fault) => fault !== null);
    if (found.length === 0) return;
    const sentence = messages.system.notReady(found.map(({ name }) => name));
    throw new AppError('unavailable', sentence, { cause: found[0]?.cause, retryAfterS: BACK_S });
  };
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

const faultOf = async (name: string, answer: Promise<unknown>): Promise<{ name: string; cause: unknown } | null> => {
  try {
    return (await answer) === null ? { name, cause: new Error(`${name}: no answer in time`) } : null;
  } catch (cause) {
    return { name, cause };
  }
};
