import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/places.mjs';
import { start } from './start.mjs';
import { tallyOf } from './tally.mjs';

const projects = ['contract', 'fixtures', 'standins', 'server', 'web', 'e2e', 'bench', 'eval', 'seed', 'scripts'];
const typed = projects.filter((project) => existsSync(join(root, project, 'tsconfig.json')));

/** Writes the types of the routes, which some sources import. */
const typegen = 'npm run -s typegen -w web';

/** What `npm run check` makes sure of without running the product. Each is a list of commands. */
const checks = {
  types: typed.map((project) => `tsc -p ${project}`),
  style: ['biome check --error-on-warnings'],
  unused: ['knip --no-progress --treat-config-hints-as-errors'],
  imports: [`depcruise --config .dependency-cruiser.mjs ${projects.join(' ')}`],
  patterns: ['node scripts/patterns.mjs'],
  texts: ['node scripts/suite/loose-texts.mjs'],
  budget: ['node scripts/suite/budget.mjs'],
};

/**
 * Runs the named checks at once, all of them without a name, to the end.
 *
 * @param {string[]} names
 * @returns {Promise<import('./tally.mjs').Tally[]>} one for each
 */
export async function runChecks(names = []) {
  await start(typegen);
  const chosen = Object.entries(checks).filter(([name]) => names.length === 0 || names.includes(name));
  return Promise.all(
    chosen.map(async ([name, commands]) => {
      let fine = true;
      for (const command of commands) fine = (await start(command)) && fine;
      console.log(`Check ${fine ? 'passed' : 'FAILED'}: ${name}`);
      return tallyOf(`npm run check -- ${name}`, fine);
    }),
  );
}
