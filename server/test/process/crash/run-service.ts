import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type OrderToSend, report } from './orders.ts';
import { within } from './within.ts';

export interface Service {
  url: string;
  /** Resolves with what the order came to; rejects when the process is gone. */
  tell(order: OrderToSend): Promise<unknown>;
  /** The names of the I/O since it was armed. */
  journal(): Promise<string[]>;
  isGone(): boolean;
  gone: Promise<unknown>;
  /** Ends it the hard way; resolves when it is gone. */
  kill(): Promise<void>;
  output(): string;
}

interface Settings extends Record<string, string> {
  DATA_DIR: string;
  CRASH_JOURNAL: string;
}

/** Starts the server, which `script` is, as a process of its own and waits until it listens. */
export const startService = async (script: string, settings: Settings): Promise<Service> => {
  const { PATH = '', TMPDIR = '/tmp' } = process.env;
  // The embedded database is compiled once, quickly, and not a second time, well: no process lives for long here.
  const child = spawn(process.execPath, ['--liftoff-only', script], {
    env: { PATH, TMPDIR, ...settings },
    cwd: settings.DATA_DIR,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(String(chunk)));
  const gone = once(child, 'exit');
  const output = () => chunks.join('');
  const { listening, tell } = talkTo(child, gone);
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  try {
    const url = await within(listening, () => `The server does not listen: ${output()}`);
    return {
      url,
      tell,
      journal: async () => (await readFile(settings.CRASH_JOURNAL, 'utf8')).split('\n').slice(0, -1),
      isGone: () => child.exitCode !== null || child.signalCode !== null,
      gone,
      kill,
      output,
    };
  } catch (error) {
    await kill();
    throw error;
  }
};

const talkTo = (child: ChildProcess, gone: Promise<unknown>) => {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const listening = Promise.withResolvers<string>();
  let asked = 0;

  child.on('message', (message) => {
    const said = report.parse(message);
    if ('listening' in said) return listening.resolve(said.listening);
    const { resolve, reject } = waiting.get(said.id) ?? {};
    waiting.delete(said.id);
    return 'error' in said ? reject?.(new Error(said.error)) : resolve?.(said.answer);
  });

  const lost = gone.then(() => {
    throw new Error('The server is gone.');
  });
  lost.catch(() => undefined);

  const tell = (order: OrderToSend): Promise<unknown> => {
    const answer = Promise.withResolvers<unknown>();
    asked += 1;
    waiting.set(asked, answer);
    // Where it cannot be sent any more, the process is about to be gone.
    child.send({ ...order, id: asked }, () => undefined);
    return Promise.race([answer.promise, lost]);
  };

  return { listening: Promise.race([listening.promise, lost]), tell };
};
