import { type ChildProcess, type ForkOptions, fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts a script of ours. It gets no settings, so that a process that is broken into knows no secret. Signals to the
 * server's process group do not reach it: one could end the process before it ignores signals.
 */
const start = (script: URL, args: readonly string[], options: ForkOptions): ChildProcess =>
  fork(script, args, { ...options, env: {}, serialization: 'advanced', detached: true });

interface Limit {
  timeLimitMs: number;
  /** The error where no answer comes in time; the process is killed then. */
  tooSlow(): Error;
  /** The error where the process ends before it answers. */
  died(cause?: Error): Error;
}

/** A process that answers one message after the other. */
export interface Helper {
  /** Starts the process unless it runs. `Answer` is what its script sends. */
  ask<Answer>(message: Serializable, limit: Limit): Promise<Answer>;
  /** Sends a message that is not answered, if the process runs. */
  tell(message: Serializable): void;
  /** Resolves when the process has ended. */
  close(): Promise<void>;
}

export const openHelper = (
  script: URL,
  options: { execArgv?: string[]; onStart?(child: ChildProcess): void },
): Helper => {
  let running: ChildProcess | null = null;
  const forget = (child: ChildProcess): void => {
    if (running === child) running = null;
  };
  const begin = (): ChildProcess => {
    const { onStart, ...flags } = options;
    const child = start(script, [], { ...flags, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child.once('exit', () => forget(child));
    onStart?.(child);
    running = child;
    return child;
  };
  return {
    ask: <Answer>(message: Serializable, { timeLimitMs, tooSlow, died }: Limit) =>
      new Promise<Answer>((resolve, reject) => {
        const child = running ?? begin();
        const settle = (end: () => void): void => {
          clearTimeout(timer);
          child.off('message', answered).off('exit', ended);
          end();
        };
        const answered = (answer: unknown): void => settle(() => resolve(answer as Answer)); // sent by the script
        const ended = (): void => settle(() => reject(died()));
        const timer = setTimeout(() => {
          settle(() => reject(tooSlow()));
          // Native code cannot be stopped: its process is killed, and the next message starts another.
          forget(child);
          child.kill('SIGKILL');
        }, timeLimitMs);
        child.once('message', answered).once('exit', ended);
        child.send(message, (error) => error && settle(() => reject(died(error))));
      }),
    tell(message) {
      // Sending fails where the process is ending.
      running?.send(message, () => undefined);
    },
    async close() {
      if (!running) return;
      const ended = once(running, 'exit');
      running.kill('SIGKILL');
      await ended;
    },
  };
};

/** 256 MB for PDFium, and little for all else: a small file may unfold to gigabytes. */
const MEMORY_LIMITS = ['--wasm-max-mem-pages=4096', '--max-old-space-size=128'];

/** Opens a stranger's PDF in a process of its own, which ends with it. `Answer` is what its script sends. */
export const openStrangersPdf = <Answer>(
  script: URL,
  path: string,
  { timeLimitMs, tooSlow, died }: Limit,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const child = start(script, [path], {
      execArgv: MEMORY_LIMITS,
      timeout: timeLimitMs,
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let answer: Answer | null = null;
    child.once('message', (message) => {
      answer = message as Answer; // sent by the script
    });
    child.once('error', (error) => reject(died(error)));
    child.once('exit', (_code, signal) => {
      if (answer !== null) resolve(answer);
      else reject(signal === 'SIGKILL' ? tooSlow() : died());
    });
  });
