import type { Context } from '#context';
import { freshDatabase } from './fresh-database.ts';
import { startApp, type TestApp } from './start-app.ts';

/** Two servers on one PostgreSQL with the same pictures, and the same providers: their events go to the first. */
export const startTwoServers = async (
  change: (context: Context) => Context = (context) => context,
): Promise<[TestApp, TestApp]> => {
  const DATABASE_URL = await freshDatabase();
  const app = await startApp({ DATABASE_URL }, change);
  const { gateways } = app.context;
  return [app, await startApp({ DATABASE_URL, DATA_DIR: app.dataDir }, (context) => change({ ...context, gateways }))];
};
