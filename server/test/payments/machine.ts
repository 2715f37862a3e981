import type { KeyObject } from 'node:crypto';
import type { PriceTable } from '@pawsume/contract/pricing';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { Pool } from 'pg';
import type { Config } from '#config';
import type { Database, Db } from '#db/types';
import { type Gateway, GatewayError } from '#gateways/gateway';
import { AppError } from '#lib/app-error';
import type { Clock, Pause } from '#lib/clock';
import type { Log } from '#lib/log';
import type { PictureStore } from '#pictures/picture-store';
import type { Press } from '#press/press';
import type { ProviderName } from './outsiders.ts';
import { preparedClient } from './prepared-pool.ts';
import type { Trouble } from './script.ts';
import { steppedGateway } from './stepped-gateway.ts';
import { Steps } from './trouble.ts';
import type { World } from './world.ts';

/** A machine that runs our server, for as long as one operation takes. */
export interface Machine {
  db: Db;
  clock: Clock;
  pause: Pause;
  log: Log;
  gateways: Record<ProviderName, Gateway>;
  press: Press;
  pictures: PictureStore;
  prices: PriceTable;
  publicUrl: string;
  signingKey: KeyObject | null;
  creditCovers: Config['creditCovers'];
}

export type Ending<T> =
  | { kind: 'done'; value: T }
  | { kind: 'refused'; error: AppError | GatewayError }
  /** The machine is gone: nobody knows how far it came. */
  | { kind: 'crashed' };

export interface Circumstances {
  trouble: Trouble | null;
  /** Lets happen elsewhere what overtakes the operation. */
  elsewhere: (what: Trouble & { kind: 'meanwhile' }) => Promise<void>;
}

export const UNTROUBLED: Circumstances = { trouble: null, elsewhere: async () => {} };

/** Does one thing on a machine of its own, which nothing but the database outlives. Throws what no rule may throw. */
export const operate = async <T>(
  world: World,
  { trouble, elsewhere }: Circumstances,
  work: (machine: Machine) => Promise<T>,
): Promise<Ending<T>> => {
  const steps = new Steps(trouble, world.tally, elsewhere);
  try {
    const value = await work(machineFor(world, steps));
    await steps.pass();
    return { kind: 'done', value };
  } catch (error) {
    if (steps.isDead) return { kind: 'crashed' };
    if (error instanceof AppError || error instanceof GatewayError) return { kind: 'refused', error };
    throw error;
  }
};

const machineFor = (world: World, steps: Steps): Machine => {
  const { yard, outsiders, prices, creditCovers, savedErrors } = world;
  // Who waits here waits alone: nobody does anything meanwhile.
  let waitedMs = 0;
  const reach = (gateway: Gateway) => steppedGateway(gateway, steps, savedErrors);
  return {
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool: steppedPool(yard.pool, steps) }) }),
    clock: () => new Date(world.now.getTime() + waitedMs),
    pause: async (ms) => {
      waitedMs += ms;
    },
    log: { error: () => world.tally.count('alerts'), warn: () => {} },
    gateways: { stripe: reach(outsiders.stripe.gateway), paypal: reach(outsiders.paypal.gateway) },
    press: steppedPress(yard.press, steps),
    pictures: yard.pictures,
    prices,
    publicUrl: 'http://127.0.0.1:3000',
    signingKey: null,
    creditCovers,
  };
};

/** The connections of one machine for one operation: each statement is one of its steps. */
const steppedPool = (pool: Pool, steps: Steps): PostgresPool => ({
  options: {},
  async connect() {
    await steps.connect();
    const { query, release } = await preparedClient(pool, async (sql) => {
      // The database itself rolls back what a broken connection has left open.
      if (!(steps.isDead && sql === 'rollback')) await steps.pass();
    });
    return {
      query,
      release() {
        steps.release();
        release();
      },
    };
  },
  // The pool outlives the machine.
  end: async () => {},
});

const steppedPress = ({ renderPdf }: Pick<Press, 'renderPdf'>, steps: Steps): Press => ({
  async renderPdf(page, photo) {
    await steps.pass();
    if (steps.takeLoss()) throw new Error('the press is broken');
    return renderPdf(page, photo);
  },
  renderMarkedPdf: () => Promise.reject(new Error('nobody reads shared pages here')),
  renderPreview: () => Promise.reject(new Error('nobody looks at previews here')),
  renderDraft: () => Promise.reject(new Error('nobody types here')),
  forget: () => {},
  check: async () => {},
  close: async () => {},
});
