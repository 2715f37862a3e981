import type { Context } from '#context';
import { sharedAppWith, startApp, type TestApp } from '../harness/start-app.ts';

const DAY_MS = 86_400_000;

export interface AppWithClock extends TestApp {
  /** Sets the clock forward. */
  wait(time: { minutes?: number; days?: number }): void;
}

const withClock = async (start: (change: (context: Context) => Context) => Promise<TestApp>): Promise<AppWithClock> => {
  let ahead = 0;
  const app = await start((context) => ({ ...context, clock: () => new Date(Date.now() + ahead) }));
  return {
    ...app,
    wait: ({ minutes = 0, days = 0 }) => {
      ahead += minutes * 60_000 + days * DAY_MS;
    },
  };
};

/** The app under a clock that can be set forward. */
export const startAppWithClock = (settings?: Record<string, string>) =>
  withClock((change) => startApp(settings, change));

/** The shared app under such a clock. Its letters are written by the real clock. */
export const sharedAppWithClock = () => withClock(sharedAppWith);
