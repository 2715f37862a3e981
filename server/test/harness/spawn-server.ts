import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
/** Where `npm start` keeps compiled code for the next start. */
export const COMPILED = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../node_modules/.cache/pawsume/compile', import.meta.url)),
};

export interface SpawnedServer {
  url: string;
  pid: number;
  isGone(): boolean;
  /** Resolves with the exit code once it has ended. */
  gone: Promise<unknown>;
  signal(name: NodeJS.Signals): void;
  /** Signals its process group, as a terminal does; only for a server that leads one. */
  signalGroup(name: NodeJS.Signals): void;
  /** What it wrote so far. */
  output(): string;
  /** Ends it the hard way; resolves when it is gone. */
  kill(): Promise<void>;
}

/**
 * Below those that systems hand out by themselves: between its choice and its use nobody is given one of these. Above 10080,
 * which `fetch` refuses.
 */
const PORTS = { from: 10_100, to: 32_000 };

/** A port of the loopback that nobody listens at. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(PORTS.from, PORTS.to);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
};

interface HowToRun {
  cwd?: string | undefined;
  /** Else the embedded database is compiled once, quickly, and not a second time, well: few live longer than a minute. */
  livesLong?: boolean;
  /** Of the command line; journeys have none, and need the screens. */
  args?: string[];
  /** True if the server leads a process group of its own. */
  leadsGroup?: boolean;
}

/** Runs the server as a process of its own with these settings, in its data folder unless another is named. */
export const runServer = (
  settings: Record<string, string>,
  { cwd = settings.DATA_DIR, livesLong = false, args = ['--screens-optional'], leadsGroup = false }: HowToRun = {},
): { child: ChildProcess; output: () => string } => {
  const { PATH = '', TMPDIR = '/tmp' } = process.env;
  const env = { PATH, TMPDIR, ...COMPILED, ...settings };
  const options = livesLong ? [] : ['--liftoff-only'];
  const child = spawn(process.execPath, [...options, MAIN, ...args], { env, cwd, detached: leadsGroup });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(String(chunk)));
  return { child, output: () => chunks.join('') };
};

/** Starts the server and waits for the line that names its address. */
export const spawnServer = async (
  dataDir: string,
  settings: Record<string, string> = {},
  how: HowToRun = {},
): Promise<SpawnedServer> => {
  const { child, output } = runServer({ DATA_DIR: dataDir, PORT: String(await freePort()), ...settings }, how);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const ready = /is ready at (\S+)/.exec(output());
      if (ready?.[1]) resolve(ready[1]);
    });
    child.once('exit', () => reject(new Error(`The server stopped: ${output()}`)));
  });
  const gone = once(child, 'exit').then(([code]) => code);
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  return {
    url,
    pid: child.pid ?? 0,
    isGone,
    gone,
    signal: (name) => void child.kill(name),
    signalGroup: (name) => void process.kill(-(child.pid ?? 0), name),
    output,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
};
