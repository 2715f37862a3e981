import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { fillIn, type Setting } from './fill-in.ts';

const WEB = fileURLToPath(new URL('../../../web/build/', import.meta.url));
/** Written last: where it is, the build was finished. */
const SCREENS = join(WEB, 'screens.json');
/** The page React Router makes for addresses that were not made ahead. */
const FALLBACK = '__spa-fallback.html';
const NOT_FOUND = '/404';

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
  /** Pages made ahead, by their path: those that anybody may read, and the shapes of some screens. */
  pages: ReadonlyMap<string, Page>;
  /** The paths of those that anybody may read. */
  open: ReadonlySet<string>;
  /** For the other screens. */
  fallback: Page;
  notFound: Page;
  /** The paths of all screens, `:name` for what varies. */
  screens: string[];
}

const builtScreens = z.object({ all: z.array(z.string()), open: z.array(z.string()) });

/** The web app as it was last built; null where it was not. */
export const readBuiltWeb = async (setting: Setting): Promise<BuiltWeb | null> => {
  if (!existsSync(SCREENS)) return null;
  const root = join(WEB, 'client');
  const pageIn = async (file: string): Promise<Page> => {
    const html = fillIn(await readFile(join(root, file), 'utf8'), setting);
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 20)}"`;
    return { html, etag, scripts: inlineScripts(html) };
  };
  const pages = new Map<string, Page>();
  for await (const file of glob('{index.html,*/index.html}', { cwd: root })) {
    pages.set(file === 'index.html' ? '/' : `/${dirname(file)}`, await pageIn(file));
  }
  const fallback = await pageIn(FALLBACK);
  const notFound = pages.get(NOT_FOUND) ?? fallback;
  pages.delete(NOT_FOUND);
  const { all, open } = builtScreens.parse(JSON.parse(await readFile(SCREENS, 'utf8')));
  return { root, pages, open: new Set(open), fallback, notFound, screens: all };
};

/** The hashes of the inline scripts in a page, as a Content-Security-Policy names them. */
const inlineScripts = (html: string): string[] => {
  const scripts = html.matchAll(/<script(?![^>]*\s(?:src=|type="application))[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
};
