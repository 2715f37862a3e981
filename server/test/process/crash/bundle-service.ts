import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { atEnd } from '../../harness/at-end.ts';

const SERVICE = fileURLToPath(new URL('./service.ts', import.meta.url));
/** Below node_modules, where packages that stay outside are found. */
const MODULES = fileURLToPath(new URL('../../../../node_modules/', import.meta.url));

/** Packages with parts that are no JavaScript. */
const APART = /^(@electric-sql|@hyzyla|@myriaddreamin|@node-rs|pg-native|sharp)\b/;

/** Files that look for others beside themselves still find them. */
const stayWhereTheyAre = {
  name: 'stay-where-they-are',
  transform: (code: string, id: string) =>
    code.includes('import.meta.url') && !id.includes('node_modules')
      ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : null,
};

/** The service in one file, which starts in half the time of a thousand. Returns its path. */
export const bundleService = async (): Promise<string> => {
  const folder = await mkdtemp(join(MODULES, '.crash-service-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const bundle = await rolldown({
    input: SERVICE,
    platform: 'node',
    external: APART,
    plugins: [stayWhereTheyAre],
    logLevel: 'silent',
  });
  const banner =
    "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";
  await bundle.write({ dir: folder, entryFileNames: 'service.mjs', banner });
  await bundle.close();
  return join(folder, 'service.mjs');
};
