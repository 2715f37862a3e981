import type { Log } from './lib/log.ts';

/**
 * The last resort, for faults that escaped from where they belong. A promise that nobody awaited is logged, and the
 * server goes on: whatever it was for, no other request's state is torn. An exception that nobody caught has left some
 * work half done that nobody knows of: it is logged, and the process ends in order, for whoever runs it to start it again.
 */
export const catchTheUnexpected = (log: Log, end: () => void): void => {
  process.on('unhandledRejection', (error) => {
    log.error({ err: error }, 'ALERT: a promise was rejected that nobody awaited');
  });
  process.once('uncaughtException', (error) => {
    log.error({ err: error }, 'ALERT: an exception was not caught, the process ends');
    end();
    // A second one while it ends changes nothing.
    process.on('uncaughtException', (again) => log.error({ err: again }, 'another exception was not caught'));
  });
};
