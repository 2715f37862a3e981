import { basename } from 'node:path';
import fastifyStatic from '@fastify/static';
import { API_BASE } from '@pawsume/contract/call';
import { TOKEN_SCREENS } from '@pawsume/contract/screens';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#lib/app-error';
import type { BuiltWeb, Page } from './built-web.ts';
import { fail } from './errors.ts';
import { type Encoding, encodingFor, pack } from './packed.ts';
import { allowScripts, DECODER_POLICY, FILE_POLICY } from './security-headers.ts';

/** Pages are few and never change: each is packed once, as small as can be, when it is first asked for. */
const packed = new WeakMap<Page, Map<Encoding, Promise<Buffer>>>();

const packedPage = (page: Page, encoding: Encoding): Promise<Buffer> => {
  const kept = packed.get(page) ?? new Map<Encoding, Promise<Buffer>>();
  packed.set(page, kept);
  const bytes = kept.get(encoding) ?? pack(page.html, encoding);
  kept.set(encoding, bytes);
  return bytes;
};

/** Answers with a page under the status the reply has, or says that the browser has it already. */
const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> => {
  // Also with a 304, whose headers take the place of those that the browser has kept.
  allowScripts(reply, page.scripts).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  reply.header('etag', page.etag);
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  reply.type('text/html; charset=utf-8');
  const encoding = encodingFor(request);
  if (!encoding) return reply.send(page.html);
  return reply.header('content-encoding', encoding).send(await packedPage(page, encoding));
};

const FOR_EVER = 'public, max-age=31536000, immutable';
/** The file of `web/app/lib/heic/heic-worker.ts`, as it is built. */
const DECODER = /\/assets\/heic-worker-[^/]*\.js(?:\.br|\.gz)?$/;
const FOR_A_DAY = 'public, max-age=86400';

/** Serves the built web app: its files as they are, its pages and screens, and a page for addresses that lead nowhere. */
export const serveWeb = async (app: FastifyInstance, web: BuiltWeb | null): Promise<void> => {
  if (web) await serveFiles(app, web.root);
  app.addHook('onSend', async (request, reply) => {
    if (TOKEN_SCREENS.includes(pathOf(request))) reply.header('cache-control', 'no-store');
  });
  const findScreen = finderOf(web?.screens ?? new Map());
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    if (!web || !isPageAsked(request, path)) {
      return fail(request, reply, notFound());
    }
    // Other screens show what is somebody's own; search engines have nothing to find there.
    if (!web.open.has(path)) reply.header('x-robots-tag', 'noindex');
    const page = findScreen(path);
    if (page) return sendPage(request, reply, page);
    return sendPage(request, reply.code(404), web.notFound);
  });
};

const serveFiles = (app: FastifyInstance, root: string) =>
  app.register(fastifyStatic, {
    root,
    wildcard: false,
    // HTML is served filled in, and compressed files only in place of the originals.
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    // Names of assets carry a hash of their content.
    setHeaders: (reply, path) => {
      const isAsset = path.includes('/assets/');
      reply.header('cache-control', isAsset ? FOR_EVER : FOR_A_DAY);
      if (isAsset) reply.header('content-security-policy', DECODER.test(path) ? DECODER_POLICY : FILE_POLICY);
    },
  });

/** The path without the slash that may end it. */
const pathOf = ({ url }: FastifyRequest): string => {
  const [path = ''] = url.split('?');
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
};

const isPageAsked = ({ method, headers }: FastifyRequest, path: string): boolean => {
  if ((method !== 'GET' && method !== 'HEAD') || `${path}/`.startsWith(`${API_BASE}/`)) return false;
  // A missing file is answered by a page only for a person, never for a script or an image.
  return !basename(path).includes('.') || headers.accept?.includes('text/html') === true;
};

/** As React Router matches: letters of either case, nothing or anything but a slash where `:name` stands. */
const finderOf = (screens: ReadonlyMap<string, Page>) => {
  const pages = [...screens].map(([screen, page]) => {
    const pattern = new RegExp(`^${screen.replaceAll(/:\w+/g, '[^/]+')}$`, 'i');
    return { pattern, page };
  });
  return (path: string): Page | undefined => pages.find(({ pattern }) => pattern.test(path))?.page;
};
