// Gets the folder ready for a command: `node scripts/setup.mjs install|start|check|test`. Runs on whatever Node the machine
// has (18 or newer) before anything is installed, so it and everything it imports is plain JavaScript on Node alone.
import { join } from 'node:path';
import { browserStep } from './setup/browser-step.mjs';
import { SetupFailure } from './setup/failure.mjs';
import { withLock } from './setup/lock.mjs';
import { nodeStep } from './setup/node.mjs';
import { benchStep, packagesStep } from './setup/packages.mjs';
import { giveToFolderOwner, root } from './setup/places.mjs';
import { webStep } from './setup/web.mjs';

/**
 * The steps of each list run at once, after those of the list before it.
 *
 * @type {Record<string, { isCurrent: () => boolean, run: () => Promise<void> }[][]>}
 */
const stepsOf = {
  install: [[packagesStep('product')], [nodeStep]],
  start: [[packagesStep('product')], [nodeStep], [webStep]],
  check: [[packagesStep('all')], [nodeStep, benchStep]],
  test: [[packagesStep('all')], [nodeStep, benchStep], [webStep, browserStep]],
};

try {
  const steps = stepsOf[process.argv[2] ?? ''];
  if (!steps) throw new SetupFailure('Say what to set up: install, start, check or test.');
  if (!steps.flat().every((step) => step.isCurrent())) {
    // Outside node_modules, which may be deleted while the lock is held.
    await withLock(join(root, '.setup.lock'), async () => {
      for (const together of steps) {
        const runs = together.filter((step) => !step.isCurrent()).map((step) => step.run());
        const ends = await Promise.allSettled(runs);
        giveToFolderOwner();
        for (const end of ends) if (end.status === 'rejected') throw end.reason;
      }
    });
  }
} catch (error) {
  if (!(error instanceof SetupFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
