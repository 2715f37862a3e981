import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { StartError } from '#lib/start-error';
import { fillIn, type Setting } from './fill-in.ts';

const WEB = fileURLToPath(new URL('../../../web/build/', import.meta.url));
/** Written last: where it is, the build was finished. */
const SCREENS = join(WEB, 'screens.json');
const NOT_FOUND = '404/index.html';

export interface Page {
  html: string;
  etag: string;
  /** Hashes of its inline scripts. */
  scripts: string[];
}

/** The web app as it was built, with what this installation says in its pages. */
export interface BuiltWeb {
  /** Its files below this folder are served as they are. */
  root: string;
  /** The paths of those that anybody may read. */
  open: ReadonlySet<string>;
  notFound: Page;
  /** Pages by the path of their screen, such as `/resume/:id`. */
  screens: ReadonlyMap<string, Page>;
}

const builtScreens = z.object({ all: z.record(z.string(), z.string()), open: z.array(z.string()) });

/** @throws StartError unless the web app was built. */
export const demandBuiltWeb = (): void => {
  if (existsSync(SCREENS)) return;
  throw new StartError(
    `The screens were not built: ${WEB} is missing or incomplete. Build them with: node scripts/setup.mjs start`,
  );
};

/** The web app as it was last built; null where it was not. */
export const readBuiltWeb = async (setting: Setting): Promise<BuiltWeb | null> => {
  if (!existsSync(SCREENS)) return null;
  const root = join(WEB, 'client');
  const pageIn = async (file: string): Promise<Page> => {
    const html = fillIn(await readFile(join(root, file), 'utf8'), setting);
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 20)}"`;
    return { html, etag, scripts: inlineScripts(html) };
  };
  const { all, open } = builtScreens.parse(JSON.parse(await readFile(SCREENS, 'utf8')));
  const screens = new Map<string, Page>();
  for (const [path, file] of Object.entries(all)) screens.set(path, await pageIn(file));
  return { root, open: new Set(open), notFound: await pageIn(NOT_FOUND), screens };
};

/** The hashes of the inline scripts in a page, as a Content-Security-Policy names them. */
const inlineScripts = (html: string): string[] => {
  const scripts = html.matchAll(/<script(?![^>]*\s(?:src=|type="application))[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
};
