// `npm run dev`: the server, restarted when its sources change, and the web app's own dev server in front of it.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './setup/places.mjs';

const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
const env = { ...process.env, PATH: path, PORT: '3000', PUBLIC_URL: 'http://localhost:5173' };
// In groups of their own, so that Ctrl-C reaches them once, through `stop`, and the server ends gracefully.
/** @type {import('node:child_process').SpawnOptions} */
const options = { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'], detached: true };
const children = [
  spawn('node', ['--watch', '--watch-preserve-output', 'server/src/main.ts', '--screens-optional'], options),
  spawn('react-router', ['dev', '--port', '5173', '--strictPort'], { ...options, cwd: join(root, 'web') }),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
}
