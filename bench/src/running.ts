import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Running {
  url: string;
  stop(): Promise<void>;
}

/** Runs a script that says when it is ready and where, in a process of its own with these settings only. */
export const run = async (script: string, settings: Record<string, string>, ...args: string[]): Promise<Running> => {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { url: await readyUrl(child), stop: () => stop(child) };
};

const readyUrl = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      const url = /is ready at (\S+)/.exec(String(chunk))?.[1];
      if (url) resolve(url);
    });
    child.once('exit', () => reject(new Error('a server stopped before it was ready')));
  });

const stop = async (child: ChildProcess): Promise<void> => {
  child.kill();
  await once(child, 'exit');
};
