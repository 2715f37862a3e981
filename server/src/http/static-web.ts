import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { API_BASE } from '@pawsume/contract/call';
import { messages } from '@pawsume/contract/messages';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#lib/app-error';
import { fail } from './errors.ts';

const BUILT_WEB = fileURLToPath(new URL('../../../web/build/client/', import.meta.url));
/** The page React Router makes for addresses that were not prerendered. */
const FALLBACK = '__spa-fallback.html';

/** Screens whose address may carry a hand-over token. */
const TAKES_TOKENS = new Set(['/login', '/profile']);

/** Serves the built web app: its files as they are, its screens at every other address that is no call. */
export const serveWeb = async (app: FastifyInstance): Promise<void> => {
  const isBuilt = existsSync(join(BUILT_WEB, FALLBACK));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: BUILT_WEB,
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Names of assets carry a hash of their content; pages are asked for anew each time.
        const isHashed = path.includes('/assets/');
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const prerendered = new Map<string, string>();
  for await (const page of glob('*/index.html', { cwd: BUILT_WEB })) prerendered.set(`/${dirname(page)}`, page);
  app.addHook('onSend', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (TAKES_TOKENS.has(path)) reply.header('cache-control', 'no-store');
  });
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    const isScreen = request.method === 'GET' && !path.startsWith(`${API_BASE}/`) && !/\.\w+$/.test(path);
    if (isBuilt && isScreen)
      return reply.header('cache-control', 'no-cache').sendFile(prerendered.get(path) ?? FALLBACK);
    return fail(request, reply, new AppError('not_found', messages.common.notFound));
  });
};

/** The hashes of the inline scripts in the built pages, as a Content-Security-Policy names them. */
export const inlineScriptHashes = async (): Promise<string[]> => {
  const hashes = new Set<string>();
  for await (const page of glob('**/*.html', { cwd: BUILT_WEB })) {
    const html = await readFile(join(BUILT_WEB, page), 'utf8');
    for (const [, script = ''] of html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)) {
      hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
  }
  return [...hashes];
};
