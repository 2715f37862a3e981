import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#db/open';

declare module 'vitest' {
  interface ProvidedContext {
    goldenDataDir: string;
  }
}

/** Makes one migrated, empty database; every test file starts from a copy of it. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pawsume-golden-'));
  const { close } = await openDatabase({ databaseUrl: null, dataDir });
  await close();
  project.provide('goldenDataDir', dataDir);
  return () => rm(dataDir, { recursive: true, force: true });
};
