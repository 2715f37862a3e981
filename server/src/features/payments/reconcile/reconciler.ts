import { type RunningJob, startLeasedJob } from '#db/leased-job';
import type { Measures } from '#lib/measures';
import { openPatientLine } from '#lib/patient-line';
import type { AllProviders, SettleParts } from '../settle/settle-types.ts';
import { reconcile } from './reconcile.ts';

const EVERY_MS = 10_000;
/** A provider that answers at all does so sooner. */
const SLOW = { patienceMs: 2000, maxSlow: 8 };

interface Reconciling {
  measures?: Pick<Measures, 'job'>;
}

/** Keeps reconciling until stopped, each provider by itself: one that hangs holds up its own payments alone. */
export const startReconciler = (parts: Reconciling & AllProviders): RunningJob => {
  const gateways = Object.values(parts.gateways).filter((gateway) => gateway !== null);
  const jobs = gateways.map((gateway) => reconcileOne({ ...parts, gateway }));
  return {
    async stop() {
      await Promise.all(jobs.map(({ stop }) => stop()));
    },
  };
};

/** Who gets the lease anew looks at all that is unfinished first: nobody knows what the machine before left undone. */
const reconcileOne = (parts: Reconciling & SettleParts): RunningJob => {
  const { db, gateway, log, measures } = parts;
  const lease = `reconciler-${gateway.name}`;
  const line = openPatientLine(SLOW);
  return startLeasedJob(db, {
    lease,
    everyMs: EVERY_MS,
    keepsLease: true,
    pass: ({ isNew, mayGoOn }) => reconcile({ ...parts, mayGoOn, line }, isNew ? 'unfinished' : 'due'),
    onError: (error) =>
      log.error({ err: error, provider: gateway.name }, 'payments: reconcile failed for all, retry in 10 s'),
    onPass: (outcome) => measures?.job({ job: lease, outcome }),
    finish: () => line.rest(),
  });
};
