import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

// The shell outlives whoever started it: when its input ends, wanted or because that process was killed, it ends
// PostgreSQL and takes the folder away. It lets go of stderr, so that the end of stderr is the end of PostgreSQL. A line
// of its input names the signal with which PostgreSQL is ended, and started again.
const SCRIPT = `
trap 'rm -rf "$FOLDER"' EXIT
"$BIN/initdb" --pgdata="$FOLDER/data" --pwfile="$FOLDER/password" --username=postgres --auth=scram-sha-256 \\
  --encoding=UTF8 --locale="$LOCALE" --no-sync --no-instructions >&2 || exit 1
"$BIN/postgres" -D "$FOLDER/data" "$@" &
exec 2>&-
while read -r signal; do
  kill -"$signal" $!
  wait
  "$BIN/postgres" -D "$FOLDER/data" "$@" 2>/dev/null &
done
kill -QUIT $!
wait
`;

// macOS before 15 has no C.UTF-8; its en_US.UTF-8 sorts by code point too.
const LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '16MB',
  // Nobody replicates from here.
  wal_level: 'minimal',
  max_wal_senders: '0',
};

export interface Place {
  bin: string;
  folder: string;
  port: number;
  user: { uid?: number; gid?: number };
  /** Beside those of all tests. */
  settings: Record<string, string>;
}

/** As `pg_ctl restart` ends it: `fast` rolls back and cuts all connections, `immediate` leaves a crash to recover from. */
export type RestartMode = 'immediate' | 'fast';

const SIGNALS = { immediate: 'QUIT', fast: 'INT' } as const satisfies Record<RestartMode, string>;

export interface PostgresProcess {
  /** Has it restarted; it may take connections only some time later. */
  restart(mode: RestartMode): void;
  stop(): Promise<void>;
}

/** Makes a database cluster below `folder`, which must be the user's own, and serves it. Throws what the programs said. */
export const servePostgres = async ({ bin, folder, port, user, settings: more }: Place): Promise<PostgresProcess> => {
  const settings = Object.entries({ ...SETTINGS, ...more, port }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const child = spawn('/bin/sh', ['-c', SCRIPT, 'sh', ...settings], {
    ...user,
    cwd: '/',
    // LC_ALL: the sentences below are looked for in English.
    env: { PATH: process.env.PATH, LC_ALL: 'C', BIN: bin, FOLDER: folder, LOCALE },
    stdio: ['pipe', 'ignore', 'pipe'],
    // An interrupt from the keyboard is for the test runner; it stops PostgreSQL when the tests have let go of it.
    detached: true,
  });
  const stop = async () => {
    child.stdin.end();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  try {
    await untilReady(child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop, restart: (mode) => void child.stdin.write(`${SIGNALS[mode]}\n`) };
};

const untilReady = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.once('error', reject);
    child.stderr?.once('end', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
    child.stderr?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-20_000);
      if (said.includes('ready to accept connections')) resolve();
    });
  });
