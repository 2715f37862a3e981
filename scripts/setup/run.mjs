import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './places.mjs';

const npmOptions = [
  // No package of ours needs its install script, and such a script is the usual way in for a bad package.
  '--ignore-scripts',
  '--include=optional',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--no-progress',
  '--loglevel=error',
  // npm's own patience is a minute and a half without a word.
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];

/**
 * Runs a program and keeps what it says.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {string} [folder] inside the project
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(command, args, folder = '.') {
  return new Promise((resolve) => {
    const env = { ...process.env, NO_COLOR: '1' };
    const child = spawn(command, args, { cwd: join(root, folder), env, stdio: ['ignore', 'pipe', 'pipe'] });
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

/** Runs the npm that started us, else the first on the PATH. @param {string[]} args @param {string} [folder] */
export function npm(args, folder) {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  const ofScript = cli?.endsWith('npm-cli.js') && node && existsSync(node) ? [node, cli] : ['npm'];
  const [command = '', ...first] = ofScript;
  return run(command, [...first, ...args], folder);
}

/** @param {string[]} args @param {string} [folder] */
export const npmInstall = (args, folder) => npm([...args, ...npmOptions], folder);
