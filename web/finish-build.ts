import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Config } from '@react-router/dev/config';
import { PUBLIC_PAGES } from './app/paths.ts';
import { readyToPaint } from './ready-to-paint.ts';
import { startLate } from './start-late.ts';

type Built = Parameters<NonNullable<Config['buildEnd']>>[0];

const packings = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Makes pages ready to be shown, packs what is served as it is, and writes down for the server which screens there are. */
export const finishBuild = async ({ buildManifest, reactRouterConfig }: Built): Promise<void> => {
  const { buildDirectory } = reactRouterConfig;
  const client = join(buildDirectory, 'client');
  const styles = new Map<string, string>();
  for await (const file of glob('assets/*.css', { cwd: client })) {
    styles.set(`/${file}`, await readFile(join(client, file), 'utf8'));
  }
  for await (const file of glob('**/*.html', { cwd: client })) {
    const page = join(client, file);
    await writeFile(page, readyToPaint(await readFile(page, 'utf8'), styles));
  }
  await startLanding(client);
  for await (const file of glob('assets/*.{js,css,wasm}', { cwd: client })) await pack(join(client, file));
  const paths = Object.values(buildManifest?.routes ?? {}).flatMap(({ path }) => (path && path !== '*' ? [path] : []));
  const screens = { all: paths, open: PUBLIC_PAGES };
  await writeFile(join(buildDirectory, 'screens.json'), JSON.stringify(screens, null, 2));
};

/** The landing page is what most people only read. */
const startLanding = async (client: string): Promise<void> => {
  const page = join(client, 'index.html');
  const content = await readFile(page, 'utf8');
  const file = `/assets/start-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.js`;
  const { html, script } = startLate(content, file);
  await writeFile(join(client, file), script);
  await writeFile(page, html);
};

const pack = async (file: string): Promise<void> => {
  const content = await readFile(file);
  for (const [extension, packed] of Object.entries(packings)) {
    const bytes = await packed(content);
    if (bytes.length < content.length) await writeFile(`${file}.${extension}`, bytes);
  }
};
