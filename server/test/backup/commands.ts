import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SCRIPTS = { backup: 'make-backup', restore: 'restore-backup', move: 'move-data' } as const;
/** Where `npm start` keeps compiled code for the next start. */
const COMPILED = fileURLToPath(new URL('../../../node_modules/.cache/pawsume/compile', import.meta.url));

interface HowToRun {
  args?: string[];
  settings: { DATA_DIR: string } & Record<string, string>;
  /** Killed the hard way once it has said so many lines. */
  killAfter?: number;
}

/** Runs one of the operator's commands as a process of its own. Its code is null where it was killed. */
export const run = async (command: keyof typeof SCRIPTS, { args = [], settings, killAfter }: HowToRun) => {
  const script = fileURLToPath(new URL(`../../src/${SCRIPTS[command]}.ts`, import.meta.url));
  const { PATH = '', TMPDIR = '/tmp' } = process.env;
  const env = { PATH, TMPDIR, NODE_COMPILE_CACHE: COMPILED, ...settings };
  const child = spawn(process.execPath, ['--liftoff-only', script, ...args], { env, cwd: settings.DATA_DIR });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
      if (killAfter !== undefined && said.split('\n').length > killAfter) child.kill('SIGKILL');
    });
  }
  const [code] = await once(child, 'close');
  return { code, said };
};
