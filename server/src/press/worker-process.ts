import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { OWN_PROCESS_GROUP } from '#lib/own-process-group';
import { PressError } from './press-error.ts';
import type { Job, Made, Outcome, PageJob } from './worker.ts';

const SCRIPT = fileURLToPath(new URL('./worker.ts', import.meta.url));
/** Of JavaScript's heap; native memory is bounded by what one page takes. */
const MOST_MEMORY_MB = 512;

/** A process that sets pages, one at a time. It is begun when it is first needed, and again after it was ended. */
export interface WorkerProcess {
  /**
   * Has a page made.
   * @throws PressError `timeout` where it took too long, `died` where the process ended, `broken` where it could not be made.
   */
  make<Name extends keyof Made>(job: PageJob<Name>): Promise<Made[Name]>;
  /**
   * Resolves when it answers.
   * @throws PressError `timeout` or `died`
   */
  check(): Promise<void>;
  /** Has it remember nothing of any page, once what it was asked for before is done. */
  forget(): void;
  close(): Promise<void>;
}

export const workerProcess = (timeLimitMs: number): WorkerProcess => {
  let running: ChildProcess | null = null;

  const start = (): ChildProcess => {
    const child = fork(SCRIPT, {
      // Without settings, the process holds no secret.
      env: {},
      execArgv: [`--max-old-space-size=${MOST_MEMORY_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      ...OWN_PROCESS_GROUP,
    });
    child.once('exit', () => {
      if (running === child) running = null;
    });
    running = child;
    return child;
  };

  /** Native code cannot be stopped: its process is killed, and the next page begins another. */
  const end = (child: ChildProcess): void => {
    if (running === child) running = null;
    child.kill('SIGKILL');
  };

  const ask = <Result>(job: Job): Promise<Result> => {
    const child = running ?? start();
    return awaitOutcome(child, job, { timeLimitMs, tooSlow: () => end(child) });
  };

  return {
    make: (job) => ask(job),
    check: () => ask({ name: 'check' }),
    forget() {
      // Sending fails where the process is ending, which then has nothing to forget.
      running?.send({ name: 'forget' } satisfies Job, () => undefined);
    },
    async close() {
      const child = running;
      if (!child) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
};

interface TimeLimit {
  timeLimitMs: number;
  tooSlow: () => void;
}

/** Sends a job and waits for what comes of it. */
const awaitOutcome = <Result>(child: ChildProcess, job: Job, { timeLimitMs, tooSlow }: TimeLimit): Promise<Result> =>
  new Promise((resolve, reject) => {
    const settle = (end: () => void): void => {
      clearTimeout(timer);
      child.off('message', answered).off('exit', died);
      end();
    };
    const answered = (message: unknown): void => {
      // Sent by worker.ts.
      const outcome = message as Outcome<Result>;
      settle(() => ('made' in outcome ? resolve(outcome.made) : reject(broken(outcome.fault))));
    };
    const died = (): void => settle(() => reject(new PressError('died', 'The process that set the page ended.')));
    const timer = setTimeout(() => {
      settle(() => reject(new PressError('timeout', 'Setting the page took too long.')));
      tooSlow();
    }, timeLimitMs);
    child.once('message', answered).once('exit', died);
    child.send(job, (error) => error && died());
  });

const broken = (fault: string) => new PressError('broken', `The page could not be set: ${fault}`);
