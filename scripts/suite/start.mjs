import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from '../setup/places.mjs';

/**
 * Runs a program of ours or of node_modules/.bin in the folder of the project, with its output on the screen.
 *
 * @param {string} command the program and its arguments, none of which holds a space
 * @param {NodeJS.ProcessEnv} [env] added to the environment
 * @returns {Promise<boolean>} whether it ended well
 */
export function start(command, env = {}) {
  const [program = '', ...args] = command.split(' ');
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: path, ...env } });
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${program} does not start: ${error.message}`);
      resolve(false);
    });
    child.once('exit', (code) => resolve(code === 0));
  });
}
