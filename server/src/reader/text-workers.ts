import { Worker } from 'node:worker_threads';
import { importMessages } from '@pawsume/contract/import-messages';
import { AppError } from '#lib/app-error';
import { openStrangerGate } from '#lib/stranger-gate';
import type { Page } from './page.ts';
import type { ReadPages, UnreadPages } from './read-pages.ts';

const SCRIPT = new URL('text-worker.ts', import.meta.url);
/** The longest text that is allowed takes a fiftieth of this on an idle machine. */
const TIME_LIMIT_MS = 5000;
/** Part of the time limit for which a thread must have had a processor, to blame its text: five times what the longest one takes. */
const OWN_SHARE = 0.1;
/** A worker that was just started has to load its code first. */
const START_LIMIT_MS = 10_000;
const WORKERS = 2;
const WAITING_EACH = 2;
const WAITING = 20;
const MEMORY_MB = 128;

export interface TextWorkers {
  /**
   * Reads pages in a worker thread, so that no text keeps the main thread busy. Askers take turns.
   * @param asker a user's id, or the address of a stranger.
   * @throws AppError `document_unreadable` for a text that is too slow, `unavailable` when too many texts wait or the machine is
   * too busy to read.
   */
  read(asker: number | string, unread: { pages: Page[]; today: Date }): Promise<ReadPages>;
  close(): Promise<void>;
}

/** Opens the workers. Each is started when it is first needed, and replaced when a text takes too long. */
export function openTextWorkers({ timeLimitMs = TIME_LIMIT_MS, script = SCRIPT } = {}): TextWorkers {
  const gate = openStrangerGate({
    width: WORKERS,
    maxWaitingEach: WAITING_EACH,
    maxWaiting: WAITING,
    busy: () => crowded(),
  });
  const all = new Set<Worker>();
  const idle: Worker[] = [];

  const start = async (): Promise<Worker> => {
    // Without the settings, the thread knows no secret.
    const worker = new Worker(script, { env: {}, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    worker.unref();
    all.add(worker);
    worker.once('exit', () => {
      all.delete(worker);
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
    });
    await answerOf(worker, { pages: [], today: new Date(0) }, START_LIMIT_MS).catch((error: unknown) => {
      // No text was read yet.
      throw crowded(error);
    });
    return worker;
  };

  return {
    read: (asker, unread) =>
      gate.pass(asker, async () => {
        const worker = idle.pop() ?? (await start());
        const read = await answerOf(worker, unread, timeLimitMs);
        idle.push(worker);
        return read;
      }),
    async close() {
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

const crowded = (cause?: unknown) => new AppError('unavailable', importMessages.crowded, { cause });
const tooSlow = (cause?: unknown) => new AppError('document_unreadable', importMessages.textTooSlow, { cause });

/** Milliseconds for which the thread has had a processor; null once it has ended. */
const usedBy = (worker: Worker): Promise<number | null> =>
  worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => null,
  );

/** Ends the worker if it fails or takes too long. */
const answerOf = (worker: Worker, unread: UnreadPages, timeLimitMs: number): Promise<ReadPages> =>
  new Promise((resolve, reject) => {
    const usedBefore = usedBy(worker);
    const settle = (end: () => void): void => {
      clearTimeout(timer);
      worker.removeAllListeners('message').removeAllListeners('error');
      end();
    };
    const fail = (failure: AppError): void =>
      settle(() => {
        worker.on('error', () => undefined);
        // Its place is free only when the thread has ended.
        void worker.terminate().finally(() => reject(failure));
      });
    const giveUp = async (): Promise<void> => {
      worker.removeAllListeners('message');
      const [before, now] = [await usedBefore, await usedBy(worker)];
      const isStarved = before !== null && now !== null && now - before < timeLimitMs * OWN_SHARE;
      fail(isStarved ? crowded() : tooSlow());
    };
    const timer = setTimeout(giveUp, timeLimitMs);
    worker.once('message', (read: ReadPages) => settle(() => resolve(read)));
    worker.once('error', (error) => fail(tooSlow(error)));
    worker.postMessage(unread);
  });
