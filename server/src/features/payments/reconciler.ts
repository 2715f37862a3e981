import { randomUUID } from 'node:crypto';
import { releaseLease, takeLease } from '#db/lease';
import { openPatientLine } from '#lib/patient-line';
import { reconcile } from './reconcile.ts';
import type { AllProviders, SettleParts } from './settle-types.ts';

const EVERY_MS = 10_000;
/** A provider that answers at all does so sooner. */
const SLOW = { patienceMs: 2000, maxSlow: 8 };

export interface Reconciler {
  stop(): Promise<void>;
}

/** Keeps reconciling until stopped, each provider by itself: one that hangs holds up its own payments alone. */
export const startReconciler = (parts: AllProviders): Reconciler => {
  const gateways = Object.values(parts.gateways).filter((gateway) => gateway !== null);
  const reconcilers = gateways.map((gateway) => reconcileOne({ ...parts, gateway }));
  return {
    async stop() {
      await Promise.all(reconcilers.map(({ stop }) => stop()));
    },
  };
};

/**
 * Of several machines on one database one does it: who holds the lease. Whoever gets it anew looks at all that is
 * unfinished first, because nobody knows what the one before left undone.
 */
const reconcileOne = (parts: SettleParts): Reconciler => {
  const { db, gateway, log } = parts;
  const lease = `reconciler-${gateway.name}`;
  const holder = randomUUID();
  const line = openPatientLine(SLOW);
  let isFirst = true;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const mayGoOn = async () => !isStopped && (await takeLease(db, lease, holder));

  const pass = async (): Promise<void> => {
    try {
      const isMine = await mayGoOn();
      if (isMine) await reconcile({ ...parts, mayGoOn, line }, isFirst ? 'unfinished' : 'due');
      isFirst = !isMine;
    } catch (error) {
      log.error({ err: error, provider: gateway.name }, 'reconciling payments failed');
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
      await line.rest();
      await releaseLease(db, lease, holder).catch(() => undefined);
    },
  };
};
