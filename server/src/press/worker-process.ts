import { openHelper } from '#lib/child-process';
import { PressError } from './press-error.ts';
import type { Job, Made, Outcome, PageJob } from './worker.ts';

const SCRIPT = new URL('./worker.ts', import.meta.url);
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
  const helper = openHelper(SCRIPT, { execArgv: [`--max-old-space-size=${MOST_MEMORY_MB}`] });
  const limit = {
    timeLimitMs,
    tooSlow: () => new PressError('timeout', 'Setting the page took too long.'),
    died: () => new PressError('died', 'The process that set the page ended.'),
  };
  const ask = async <Result>(job: Job): Promise<Result> => {
    const outcome = await helper.ask<Outcome<Result>>({ ...job }, limit);
    if ('made' in outcome) return outcome.made;
    throw new PressError('broken', `The page could not be set: ${outcome.fault}`);
  };
  return {
    make: (job) => ask(job),
    check: () => ask({ name: 'check' }),
    forget: () => helper.tell({ name: 'forget' } satisfies Job),
    close: () => helper.close(),
  };
};
