import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, runServer } from '@pawsume/server/test/harness/spawn-server';

const STARTS_WITHIN_MS = 60_000;
const STOPS_WITHIN_MS = 15_000;

/** The whole product as `npm start` runs it, in a process of its own with data of its own. */
export interface App {
  url: string;
  admin: { username: string; password: string };
  /** All that the server has written so far. */
  log: () => string;
}

export interface RunningApp extends App {
  stop: () => Promise<void>;
}

/** Starts the product with a new, empty database. `settings` are environment variables of `.env.example`. */
export async function startApp(settings: Record<string, string> = {}): Promise<RunningApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pawsume-e2e-'));
  const admin = { username: 'e2e-admin', password: 'correct horse battery' };
  const port = String(await freePort());
  const server = runServer(
    {
      DATA_DIR: dataDir,
      PORT: port,
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      CONTACT_EMAIL: 'help@mail.example',
      ...settings,
    },
    { livesLong: true, args: [] },
  );
  const stop = async () => {
    await ended(server.child);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    return { url: await addressOf(server), admin, log: server.output, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type ServerProcess = ReturnType<typeof runServer>;

function addressOf({ child, output }: ServerProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`${what}\n${output()}`));
    const tooLate = setTimeout(() => fail('The server did not say that it is ready.'), STARTS_WITHIN_MS);
    child.once('exit', () => fail('The server stopped before it was ready.'));
    child.stdout?.on('data', () => {
      const address = /is ready at (\S+)/.exec(output())?.[1];
      if (!address) return;
      clearTimeout(tooLate);
      resolve(address);
    });
  });
}

async function ended(child: ServerProcess['child']): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const kill = setTimeout(() => child.kill('SIGKILL'), STOPS_WITHIN_MS);
  child.kill('SIGTERM');
  await once(child, 'exit');
  clearTimeout(kill);
}
