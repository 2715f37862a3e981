import { existsSync } from 'node:fs';
import { failureOf, SetupFailure } from './failure.mjs';
import { lockedNodeVersion } from './installed-tree.mjs';
import { nodeBinary } from './places.mjs';
import { run } from './run.mjs';

/**
 * What is wrong with the Node that comes with the packages; undefined where it runs and is the one of package-lock.json.
 * The binary itself is asked: after an upgrade by hand npm may list the new version while the old program is still there.
 *
 * @returns {Promise<SetupFailure | undefined>}
 */
export async function packagedNodeProblem() {
  if (!existsSync(nodeBinary)) {
    return new SetupFailure(
      `There is no Node for ${process.platform} ${process.arch} among the packages: Linux and macOS on x64 or arm64 are supported.`,
    );
  }
  const { ok, output } = await run(nodeBinary, ['--version']);
  if (!ok) return failureOf('The Node that came with the packages does not run on this machine.', output);
  const found = output.trim();
  const wanted = `v${lockedNodeVersion()}`;
  if (found === wanted) return undefined;
  return new SetupFailure(
    `The Node in node_modules is ${found} instead of ${wanted}: delete the folder node_modules and run the command again.`,
  );
}
