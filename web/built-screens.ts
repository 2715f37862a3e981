import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { afterScripts } from './ready-to-paint.ts';

const route = z.object({
  path: z.string().optional(),
  parentId: z.string().optional(),
  module: z.string(),
  clientLoaderModule: z.string().optional(),
  imports: z.array(z.string()).default([]),
});
const manifest = z.object({ routes: z.record(z.string(), route) });

/** Returns the code files of each built screen by its path, such as `/resume/:id`. */
export const readScreens = async (client: string): Promise<Map<string, string[]>> => {
  const [file] = await Array.fromAsync(glob('assets/manifest-*.js', { cwd: client }));
  const script = await readFile(join(client, file ?? ''), 'utf8');
  const { routes } = manifest.parse(JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)));
  const codeOf = ({ parentId, module, clientLoaderModule, imports }: z.infer<typeof route>): string[] => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return [...(parent ? codeOf(parent) : []), ...imports, module, ...(clientLoaderModule ? [clientLoaderModule] : [])];
  };
  const screens = Object.values(routes).filter(({ path }) => path && path !== '*');
  return new Map(screens.map((screen) => [screen.path ?? '', codeOf(screen)]));
};

/** Adds preload links for these code files to a page. */
export const withCode = (html: string, files: readonly string[]): string => {
  const missing = [...new Set(files)].filter((file) => !html.includes(`href="${file}"`));
  return afterScripts(html, missing.map((file) => `<link rel="modulepreload" href="${file}"/>`).join(''));
};
