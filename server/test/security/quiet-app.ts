import { setTimeout as pause } from 'node:timers/promises';
import type { Letter, LetterToWrite } from '#mail/mailer';
import { startApp, type TestApp } from '../harness/start-app.ts';
import { dumpTables } from './table-dump.ts';

const LOOK_AGAIN_MS = 20;

export interface QuietApp extends TestApp {
  /** Every row of every table, once no mail is still to be written: that happens a moment after a call was answered. */
  quietTables(): Promise<Record<string, string[]>>;
}

export const startQuietApp = async (settings: Record<string, string> = {}): Promise<QuietApp> => {
  let unwritten = 0;
  const app = await startApp(settings, (context) => ({
    ...context,
    mailer: {
      ...context.mailer,
      post(write) {
        unwritten += 1;
        context.mailer.post(async () => {
          try {
            return await writeAll(await write());
          } finally {
            unwritten -= 1;
          }
        });
      },
    },
  }));
  return {
    ...app,
    async quietTables() {
      while (unwritten > 0) await pause(LOOK_AGAIN_MS);
      return dumpTables(app);
    },
  };
};

/** Writes now what the mailer would write a moment later, once it is known to go out. */
const writeAll = async (planned: readonly (Letter | LetterToWrite)[]): Promise<Letter[]> => {
  const letters = await Promise.all(planned.map((letter) => ('write' in letter ? letter.write() : letter)));
  return letters.filter((letter) => letter !== null);
};
