import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { root } from './places.mjs';

/**
 * Runs a program in the folder of the project and keeps what it says.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(command, args, env = process.env) {
  return new Promise((resolve) => {
    const plain = { ...env, NO_COLOR: '1' };
    const child = spawn(command, args, { cwd: root, env: plain, stdio: ['ignore', 'pipe', 'pipe'] });
    const endChild = () => child.kill();
    process.once('exit', endChild);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    const done = (/** @type {boolean} */ ok) => {
      process.off('exit', endChild);
      resolve({ ok, output });
    };
    child.once('error', (error) => {
      output += String(error);
      done(false);
    });
    child.once('close', (code) => done(code === 0));
  });
}

/**
 * npm as the machine has it: the one that started us, else the first on the PATH. Never on the Node in node_modules,
 * which npm may be about to replace.
 *
 * @param {string[]} args
 */
export function npm(args) {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  if (cli?.endsWith('npm-cli.js') && node) return run(node, [cli, ...args]);
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return run('npm', args, { ...process.env, PATH: path.join(delimiter) });
}
