import { randomUUID } from 'node:crypto';
import { RENEW_LEASE_EVERY_MS, releaseLease, takeLease } from './lease.ts';
import type { Db } from './types.ts';

interface Turn {
  /** Whether another machine may have had the lease since this one's last pass, and left work undone. */
  isNew: boolean;
  /** Renews the lease. False where the work has to end: another machine has the lease, or the job is being stopped. */
  mayGoOn(): Promise<boolean>;
}

export interface LeasedJob {
  /** The name of the lease. */
  lease: string;
  /** From the end of a pass to the beginning of the next. */
  everyMs: number;
  /** Whether the lease is kept from one pass to the next, so that the same machine goes on. */
  keepsLease: boolean;
  pass(turn: Turn): Promise<void>;
  /** Is told when a pass fails; the next one comes all the same. */
  onError(error: unknown): void;
  /** Is told of each pass that was made, and of those that could not be. */
  onPass?(outcome: 'done' | 'failed'): void;
  /** Waits for what passes have left running, before the lease is released for good. */
  finish?(): Promise<void>;
}

export interface RunningJob {
  /** Waits for the pass under way and releases the lease. */
  stop(): Promise<void>;
}

/**
 * Does a job at once, and again and again until stopped, never twice at a time. Of several machines on one database the one
 * that has the lease does it; the others try again at their next pass.
 */
export const startLeasedJob = (db: Db, job: LeasedJob): RunningJob => {
  const holder = randomUUID();
  let isNew = true;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const mayGoOn = async () => !isStopped && (await takeLease(db, job.lease, holder));
  const release = () => releaseLease(db, job.lease, holder);

  /** A pass may take longer than a lease lasts. */
  const renewed = async (pass: () => Promise<void>): Promise<void> => {
    const renewing = setInterval(
      () => takeLease(db, job.lease, holder).catch(() => false),
      RENEW_LEASE_EVERY_MS,
    ).unref();
    await pass().finally(() => clearInterval(renewing));
  };

  const passIfMine = async (): Promise<void> => {
    const isMine = await mayGoOn();
    if (isMine) {
      await renewed(() => job.pass({ isNew, mayGoOn }));
      job.onPass?.('done');
    }
    if (isMine && !job.keepsLease) await release();
    isNew = !(isMine && job.keepsLease);
  };

  const run = async (): Promise<void> => {
    await passIfMine().catch((error) => {
      job.onPass?.('failed');
      job.onError(error);
    });
    if (!isStopped) timer = setTimeout(runAgain, job.everyMs).unref();
  };

  let running = run();
  const runAgain = () => {
    running = run();
  };

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
      await job.finish?.();
      await release().catch(() => undefined);
    },
  };
};
