import type { Db, PaymentStatus } from '#db/types';
import type { Gateway, Gateways } from '#gateways/gateway';
import type { Clock } from '#lib/clock';
import type { Log } from '#lib/log';

export interface SettleParts {
  db: Db;
  clock: Clock;
  gateway: Gateway;
  log: Log;
}

/** What it takes to settle a payment of any provider. */
export interface AllProviders extends Omit<SettleParts, 'gateway'> {
  gateways: Gateways;
}

export interface Settled {
  status: PaymentStatus;
  /** Where the buyer has to choose again how to pay; null where that is not needed. */
  buyerNeededAt: string | null;
}
