import { randomUUID } from 'node:crypto';
import { releaseLease, takeLease } from '#db/lease';
import { type ReconcileParts, reconcile } from './reconcile.ts';

const EVERY_MS = 10_000;
const LEASE = 'reconciler';

/**
 * Keeps reconciling until stopped. Of several machines on one database one does it: who holds the lease. Whoever gets it
 * anew looks at all that is unfinished first, because nobody knows what the one before left undone.
 */
export const startReconciler = (parts: Omit<ReconcileParts, 'mayGoOn'>): { stop: () => Promise<void> } => {
  const { db, log } = parts;
  const holder = randomUUID();
  let isFirst = true;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const mayGoOn = async () => !isStopped && (await takeLease(db, LEASE, holder));

  const pass = async (): Promise<void> => {
    try {
      const isMine = await mayGoOn();
      if (isMine) await reconcile({ ...parts, mayGoOn }, isFirst ? 'unfinished' : 'due');
      isFirst = !isMine;
    } catch (error) {
      log.error({ err: error }, 'reconciling payments failed');
    }
    if (!isStopped) timer = setTimeout(next, EVERY_MS).unref();
  };

  let running = pass();
  const next = () => {
    running = pass();
  };

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
      await releaseLease(db, LEASE, holder).catch(() => undefined);
    },
  };
};
