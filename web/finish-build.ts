import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Config } from '@react-router/dev/config';
import { PUBLIC_PAGES, SHAPES_AHEAD } from './app/paths.ts';
import { readScreens, withCode } from './built-screens.ts';
import { readyToPaint } from './ready-to-paint.ts';
import { startLate } from './start-late.ts';

type Built = Parameters<NonNullable<Config['buildEnd']>>[0];

/** React Router's page for paths that are not prerendered. */
const FALLBACK = '__spa-fallback.html';

const MADE_AHEAD = new Set<string>([...PUBLIC_PAGES, ...SHAPES_AHEAD]);

const packings = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Makes pages ready to be shown, packs what is served as it is, and writes down for the server which screens there are. */
export const finishBuild = async ({ reactRouterConfig }: Built): Promise<void> => {
  const { buildDirectory } = reactRouterConfig;
  const client = join(buildDirectory, 'client');
  const styles = new Map<string, string>();
  for await (const file of glob('assets/*.css', { cwd: client })) {
    styles.set(`/${file}`, await readFile(join(client, file), 'utf8'));
  }
  for await (const file of glob('**/*.html', { cwd: client })) {
    const page = join(client, file);
    const isRead = ![FALLBACK, ...SHAPES_AHEAD.map((path) => `${path.slice(1)}/index.html`)].includes(file);
    await writeFile(page, readyToPaint(await readFile(page, 'utf8'), { styles, isRead }));
  }
  await startLanding(client);
  for await (const file of glob('assets/*.{js,css,wasm}', { cwd: client })) await pack(join(client, file));
  const screens = { all: await writeScreens(client), open: PUBLIC_PAGES };
  await writeFile(join(buildDirectory, 'screens.json'), JSON.stringify(screens, null, 2));
};

/** Writes a page for each screen that is not prerendered. Returns the page file of each screen by its path. */
const writeScreens = async (client: string): Promise<Record<string, string>> => {
  const fallback = await readFile(join(client, FALLBACK), 'utf8');
  await mkdir(join(client, '__screens'), { recursive: true });
  const files: Record<string, string> = {};
  for (const [path, code] of await readScreens(client)) {
    const name = path.slice(1).replaceAll(/[/:]+/g, '-');
    const isAhead = MADE_AHEAD.has(path);
    const file = isAhead ? join(name, 'index.html') : join('__screens', `${name}.html`);
    files[path] = file;
    if (!isAhead) await writeFile(join(client, file), withCode(fallback, code));
  }
  return files;
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
