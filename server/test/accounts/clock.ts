import { startApp, type TestApp } from '../harness/start-app.ts';

const DAY_MS = 86_400_000;

export interface AppWithClock extends TestApp {
  /** Sets the clock forward. */
  wait(time: { minutes?: number; days?: number }): void;
}

/** The app under a clock that can be set forward. */
export const startAppWithClock = async (settings?: Record<string, string>): Promise<AppWithClock> => {
  let ahead = 0;
  const app = await startApp(settings, (context) => ({ ...context, clock: () => new Date(Date.now() + ahead) }));
  return {
    ...app,
    wait: ({ minutes = 0, days = 0 }) => {
      ahead += minutes * 60_000 + days * DAY_MS;
    },
  };
};
