import { BRAND, IN_SHORT } from '@pawsume/contract/brand';
import type { FastifyInstance } from 'fastify';
import type { BuiltWeb } from './built-web.ts';

const FOR_A_DAY = 'public, max-age=86400';
const PRIVATE = ['/api/', '/pictures/'];

const robots = ({ open, screens }: BuiltWeb, publicUrl: string): string => {
  // A path without its varying end stands for all that begin with it.
  const closed = [...screens.keys()].filter((screen) => !open.has(screen)).map((screen) => screen.replace(/:.*/, ''));
  const lines = [...PRIVATE, ...new Set(closed)].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
};

const sitemap = ({ open }: BuiltWeb, publicUrl: string): string => {
  const addresses = [...open].sort().map((path) => `  <url><loc>${new URL(path, publicUrl)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('')}</urlset>\n`;
};

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: purpose === 'any' ? `/icon-${size}.png` : `/icon-maskable-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const manifest = JSON.stringify({
  name: BRAND,
  short_name: BRAND,
  description: IN_SHORT,
  lang: 'en',
  start_url: '/',
  display: 'standalone',
  background_color: '#fbf7f0',
  theme_color: '#1f5b45',
  icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
});

/** What search engines and home screens ask for, written with the address and the name of this installation. */
export const servePublicFiles = (app: FastifyInstance, web: BuiltWeb | null, publicUrl: string): void => {
  const serve = (path: string, type: string, content: string) =>
    app.route({
      method: ['GET', 'HEAD'],
      url: path,
      schema: { hide: true },
      handler: (_request, reply) => reply.type(type).header('cache-control', FOR_A_DAY).send(content),
    });
  serve('/manifest.webmanifest', 'application/manifest+json; charset=utf-8', manifest);
  if (!web) return;
  serve('/robots.txt', 'text/plain; charset=utf-8', robots(web, publicUrl));
  serve('/sitemap.xml', 'application/xml; charset=utf-8', sitemap(web, publicUrl));
};
