import { reconcile } from '#features/payments/reconcile/reconcile';
import type { AllProviders } from '#features/payments/settle/settle-types';
import type { PatientLine } from '#lib/patient-line';

const inTurn: PatientLine = { take: (_key, work) => work(), rest: async () => undefined };

/** A pass over all providers, one payment strictly after the other, however long each takes. */
export const reconcileInTurn = async (parts: AllProviders, which: 'due' | 'unfinished'): Promise<void> => {
  for (const gateway of [parts.gateways.stripe, parts.gateways.paypal]) {
    if (gateway) await reconcile({ ...parts, gateway, mayGoOn: async () => true, line: inTurn }, which);
  }
};
