import { LRUCache } from 'lru-cache';
import { openStrangerGate } from '#lib/stranger-gate';
import { PressError } from './press-error.ts';
import type { Made, PageJob } from './worker.ts';
import { type WorkerProcess, workerProcess } from './worker-process.ts';

const closed = () => new PressError('busy', 'The press is closed.');

/** As many as a process remembers pages of, at most. */
const ASKERS_PER_WORKER = 50;

/** Differs from the ids of all users. */
const CHECK = -1;

interface Size {
  workers: number;
  maxWaitingEach: number;
  maxWaiting: number;
  timeLimitMs: number;
}

export interface WorkerPool {
  /**
   * Renders a page. Each asker has one page at a time, users take turns, and strangers share one process.
   * @param asker a user's id, or a text that tells strangers apart.
   * @param first before all else that waits for the same asker, and however much that is.
   * @throws PressError
   */
  make<Name extends keyof Made>(
    job: PageJob<Name>,
    options: { asker: number | string; first: boolean },
  ): Promise<Made[Name]>;
  /**
   * Resolves when a process answers, or is at a page: one that is stuck there is ended by its time limit. The first one that
   * is asked takes a second to begin, and is believed until it has.
   * @throws PressError
   */
  check(): Promise<void>;
  /** Has every process remember nothing of the pages that were asked for so far, those that wait included. */
  forget(): void;
  close(): Promise<void>;
}

/** Opens a pool of processes. One that dies, or takes too long, is replaced; the others never notice. */
export const openWorkerPool = ({ workers, timeLimitMs, ...waiting }: Size): WorkerPool => {
  const gate = openStrangerGate({
    width: workers,
    ...waiting,
    busy: (whose) =>
      whose === 'own'
        ? new PressError('crowded', 'Too many pages of this asker are waiting.')
        : new PressError('busy', 'Too many pages are waiting.'),
  });
  const all = Array.from({ length: workers }, () => workerProcess(timeLimitMs));
  const idle = [...all];
  const lastServedBy = new LRUCache<number | string, WorkerProcess>({ max: workers * ASKERS_PER_WORKER });
  let timesForgotten = 0;
  let isClosed = false;
  let wasChecked = false;

  /** The one that set the asker's last page and may still know it, else the one that was idle longest. */
  const takeIdle = (asker: number | string): WorkerProcess => {
    const last = lastServedBy.get(asker);
    const at = last ? idle.indexOf(last) : -1;
    const [worker] = idle.splice(Math.max(at, 0), 1);
    // The gate lets in no more than there are.
    if (!worker || isClosed) throw closed();
    lastServedBy.set(asker, worker);
    return worker;
  };

  const checkIdle = async (): Promise<void> => {
    const worker = idle.shift();
    if (!worker || isClosed) throw closed();
    try {
      await worker.check();
    } finally {
      idle.unshift(worker);
    }
  };

  return {
    make(job, { asker, first }) {
      const askedAfter = timesForgotten;
      const turn = async () => {
        const worker = takeIdle(asker);
        try {
          return await worker.make(job);
        } finally {
          // Pages were forgotten while this one waited or was made.
          if (askedAfter !== timesForgotten) worker.forget();
          idle.push(worker);
        }
      };
      return gate.pass(asker, turn, { first });
    },
    async check() {
      if (isClosed) throw closed();
      if (idle.length < workers) return;
      const answer = gate.pass(CHECK, checkIdle);
      if (wasChecked) return answer;
      const noted = () => {
        wasChecked = true;
      };
      answer.then(noted, noted);
    },
    forget() {
      timesForgotten += 1;
      for (const worker of all) worker.forget();
    },
    async close() {
      isClosed = true;
      await Promise.all(all.map((worker) => worker.close()));
    },
  };
};
