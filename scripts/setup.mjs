// Gets the folder ready for a command: `node scripts/setup.mjs install|start|test`. Runs on whatever Node the machine
// has (18 or newer) before anything is installed, so it and everything it imports is plain JavaScript on Node alone.
import { browserStep } from './setup/browser-step.mjs';
import { SetupFailure } from './setup/failure.mjs';
import { withLock } from './setup/lock.mjs';
import { giveToFolderOwner } from './setup/owner.mjs';
import { packagesStep } from './setup/packages-step.mjs';
import { setupLock } from './setup/places.mjs';
import { webStep } from './setup/web-step.mjs';

const stepsOf = {
  install: [packagesStep],
  start: [packagesStep, webStep],
  test: [packagesStep, webStep, browserStep],
};

/** @param {import('./setup/step.mjs').Step[]} steps */
async function prepare(steps) {
  if (steps.every((step) => step.isCurrent())) return;
  await withLock(setupLock, async () => {
    for (const step of steps) {
      if (step.isCurrent()) continue;
      try {
        await step.run();
      } finally {
        giveToFolderOwner();
      }
    }
  });
}

const steps = stepsOf[/** @type {keyof typeof stepsOf} */ (process.argv[2])];
try {
  if (!steps) throw new SetupFailure('Say what to set up: install, start or test.');
  await prepare(steps);
} catch (error) {
  if (!(error instanceof SetupFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
