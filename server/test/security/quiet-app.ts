import { setTimeout as pause } from 'node:timers/promises';
import { startApp, type TestApp } from '../harness/start-app.ts';
import { dumpTables } from './table-dump.ts';

const LOOK_AGAIN_MS = 20;

export interface QuietApp extends TestApp {
  /** Every row of every table, once nothing is still to be done: that happens a moment after a call was answered. */
  quietTables(): Promise<Record<string, string[]>>;
}

export const startQuietApp = async (settings: Record<string, string> = {}): Promise<QuietApp> => {
  const app = await startApp(settings);
  const isBusy = async () =>
    (await app.db.selectFrom('jobs').select('id').where('gave_up_at', 'is', null).executeTakeFirst()) !== undefined;
  return {
    ...app,
    async quietTables() {
      await Promise.all([app.stripe.control.settled(), app.paypal.control.settled()]);
      while (await isBusy()) await pause(LOOK_AGAIN_MS);
      return dumpTables(app);
    },
  };
};
