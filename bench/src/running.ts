import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const PRODUCT = fileURLToPath(import.meta.resolve('@pawsume/server/main'));

export interface Running {
  url: string;
  pid: number;
  /** Sends a message to a script that answers each with one. */
  ask(message: string): Promise<unknown>;
  stop(): Promise<void>;
}

/** Runs a script that says when it is ready and where, in a process of its own with these settings only. */
export const run = async (script: string, settings: Record<string, string>, ...args: string[]): Promise<Running> => {
  const { PATH = '' } = process.env;
  const child = fork(script, args, { env: { PATH, ...settings }, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  return {
    url: await readyUrl(child),
    pid: child.pid ?? 0,
    async ask(message) {
      child.send(message);
      const [answer] = await once(child, 'message');
      return answer;
    },
    stop: () => stop(child),
  };
};

const readyUrl = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let isReady = false;
    child.stdout?.on('data', (chunk) => {
      if (isReady) return process.stdout.write(String(chunk));
      const url = /is ready at (\S+)/.exec(String(chunk))?.[1];
      if (!url) return;
      isReady = true;
      resolve(url);
    });
    child.once('exit', () => reject(new Error('a server stopped before it was ready')));
  });

const stop = async (child: ChildProcess): Promise<void> => {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};
