import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../lib/log.ts';
import { StartError } from '../lib/start-error.ts';
import type { HandedDown, StartFailure } from './handed-down.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
/** Who lives that long was well: the next pause is the first one again. */
const LONG_LIFE_MS = 60_000;

interface Parts {
  log: Log;
  handedDown: HandedDown;
  /** Is told when no server is left and none can be started. */
  onNoneLeft(): void;
}

interface Servers {
  /** Has all of them end in order. Throws where one could not. */
  stop(): Promise<void>;
}

/**
 * Runs servers that share one port, each in a process of its own, and starts one again that ended. The first starts alone: it
 * migrates the database. Resolves when all listen; throws StartError with what kept one from it.
 */
export const runServers = async (count: number, { log, handedDown, onNoneLeft }: Parts): Promise<Servers> => {
  const listening = new Set<Worker>();
  let isEnding = false;

  const start = async (): Promise<Worker> => {
    const worker = await startOne(handedDown);
    listening.add(worker);
    worker.once('exit', () => listening.delete(worker));
    return worker;
  };

  /** Keeps one of them going: the longer the pauses, the more often it ended. */
  const keep = async (worker: Worker, pauseMs = FIRST_PAUSE_MS): Promise<void> => {
    const since = performance.now();
    const [code, signal] = await goneOf(worker);
    if (isEnding) return;
    log.error({ code, signal }, 'ALERT: a server process ended, and is started again');
    const pause = performance.now() - since > LONG_LIFE_MS ? FIRST_PAUSE_MS : pauseMs;
    await sleep(pause);
    return startAgain(Math.min(2 * pause, LONGEST_PAUSE_MS));
  };

  const startAgain = async (pauseMs: number): Promise<void> => {
    if (isEnding) return;
    try {
      return await keep(await start(), pauseMs);
    } catch (error) {
      if (isEnding) return;
      log.error({ err: error }, 'ALERT: a server process could not be started');
      if (listening.size === 0) return onNoneLeft();
    }
    await sleep(pauseMs);
    return startAgain(Math.min(2 * pauseMs, LONGEST_PAUSE_MS));
  };

  // However this process ends, none of them stays.
  process.once('exit', () => {
    for (const worker of running()) worker.process.kill('SIGKILL');
  });
  const first = await start();
  const workers = [first, ...(await Promise.all(Array.from({ length: count - 1 }, start)))];
  for (const worker of workers) void keep(worker);

  return {
    async stop() {
      isEnding = true;
      const codes = await Promise.all(running().map(endOf));
      if (codes.some((code) => code !== 0)) throw new Error('A server process did not end in order.');
    },
  };
};

const running = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

const goneOf = async (worker: Worker): Promise<unknown[]> =>
  worker.isDead() ? [worker.process.exitCode, worker.process.signalCode] : once(worker, 'exit');

/** @returns its exit code. */
const endOf = async (worker: Worker): Promise<unknown> => {
  const gone = goneOf(worker);
  worker.process.kill('SIGTERM');
  const [code] = await gone;
  return code;
};

const startOne = (handedDown: HandedDown): Promise<Worker> => {
  const worker = cluster.fork();
  worker.send(handedDown);
  return new Promise((resolve, reject) => {
    let reason: string | undefined;
    worker.on('message', ({ cannotStart }: Partial<StartFailure>) => {
      reason ??= cannotStart;
    });
    worker.once('listening', () => resolve(worker));
    worker.once('exit', (code, signal) =>
      reject(new StartError(reason ?? `A server process ended with ${signal ?? code} before it listened.`)),
    );
  });
};
