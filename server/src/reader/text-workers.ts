import { Worker } from 'node:worker_threads';
import { importMessages } from '@pawsume/contract/import-messages';
import { AppError } from '#lib/app-error';
import { openStrangerGate } from '#lib/stranger-gate';
import type { Page } from './page.ts';
import type { ReadPages, UnreadPages } from './read-pages.ts';

const SCRIPT = new URL('text-worker.ts', import.meta.url);
/** The longest text that is allowed takes a fiftieth of this on an idle machine. */
const TIME_LIMIT_MS = 5000;
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
   * @throws AppError `document_unreadable` after the time limit, `unavailable` when too many texts wait.
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
    busy: () => new AppError('unavailable', importMessages.crowded),
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
    await answerOf(worker, { pages: [], today: new Date(0) }, START_LIMIT_MS);
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

/** Ends the worker if it fails or takes too long. */
const answerOf = (worker: Worker, unread: UnreadPages, timeLimitMs: number): Promise<ReadPages> =>
  new Promise((resolve, reject) => {
    const settle = (end: () => void): void => {
      clearTimeout(timer);
      worker.removeAllListeners('message').removeAllListeners('error');
      end();
    };
    const fail = (cause?: unknown): void =>
      settle(() => {
        worker.on('error', () => undefined);
        const tooSlow = new AppError('document_unreadable', importMessages.textTooSlow, { cause });
        // Its place is free only when the thread has ended.
        void worker.terminate().finally(() => reject(tooSlow));
      });
    const timer = setTimeout(fail, timeLimitMs);
    worker.once('message', (read: ReadPages) => settle(() => resolve(read)));
    worker.once('error', fail);
    worker.postMessage(unread);
  });
