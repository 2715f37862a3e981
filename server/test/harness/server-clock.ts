import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyDataDir } from './data-dir.ts';
import { type SpawnedServer, spawnServer } from './spawn-server.ts';

const SHIFTED = fileURLToPath(new URL('shifted-clock.mjs', import.meta.url));

/** A server whose clock may be wrong. */
export interface ServerWithClock extends SpawnedServer {
  /** From now on its clock is wrong by so much; 0 is right. */
  shiftClock(ms: number): Promise<void>;
}

export const spawnServerWithClock = async (
  dataDir: string,
  settings: Record<string, string>,
  firstMs = 0,
): Promise<ServerWithClock> => {
  const file = join(await emptyDataDir(), 'shift');
  await writeFile(file, String(firstMs));
  const server = await spawnServer(dataDir, { ...settings, CLOCK_SHIFT_FILE: file }, { preload: SHIFTED });
  return {
    ...server,
    async shiftClock(ms) {
      await writeFile(file, String(ms));
      server.signal('SIGUSR2');
    },
  };
};
