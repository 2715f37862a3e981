import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Config } from '@react-router/dev/config';

type Built = Parameters<NonNullable<Config['buildEnd']>>[0];

const packings = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Packs what is served as it is once and as small as can be, and writes down for the server which screens there are. */
export const finishBuild = async ({ buildManifest, reactRouterConfig }: Built): Promise<void> => {
  const { buildDirectory } = reactRouterConfig;
  for await (const file of glob('client/assets/*.{js,css}', { cwd: buildDirectory })) {
    await pack(join(buildDirectory, file));
  }
  const paths = Object.values(buildManifest?.routes ?? {}).flatMap(({ path }) => (path && path !== '*' ? [path] : []));
  await writeFile(join(buildDirectory, 'screens.json'), JSON.stringify(paths, null, 2));
};

const pack = async (file: string): Promise<void> => {
  const content = await readFile(file);
  for (const [extension, packed] of Object.entries(packings)) {
    const bytes = await packed(content);
    if (bytes.length < content.length) await writeFile(`${file}.${extension}`, bytes);
  }
};
