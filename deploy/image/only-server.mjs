// Leaves in the package files what the server needs to run. The lockfile stays as it is.
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * @param {string} path
 * @param {Record<string, unknown>} changes
 */
const change = (path, changes) => {
  const wanted = { ...JSON.parse(readFileSync(path, 'utf8')), ...changes };
  writeFileSync(path, JSON.stringify(wanted, null, 2));
};

const none = { devDependencies: {} };
change('package.json', { workspaces: ['contract', 'fonts', 'server'], ...none });
change('server/package.json', none);
change('contract/package.json', none);
