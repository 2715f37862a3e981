import { readdir } from 'node:fs/promises';
import { BRAND } from '@pawsume/contract/brand';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { FILE_POLICY } from '#http/security-headers';
import { sharedApp, startApp } from '../harness/start-app.ts';

const ADDRESS = 'https://pawsume.example';
const PUBLIC_PAGES = ['/', '/download', '/login', '/privacy', '/terms', '/verify'];

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { redirect: 'manual', headers });
const text = async (path: string) => (await get(path)).text();

const app = await startApp({
  PUBLIC_URL: ADDRESS,
  PRICE_SINGLE: '750',
  PRICE_PACK: '1500',
  PRICE_RESUME: '1200',
  CURRENCY: 'eur',
  CONTACT_EMAIL: 'paws@pawsume.example',
});

const scriptsOf = (html: string) =>
  [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, file]) => file);

describe('every screen', () => {
  test.each([
    ['/', 'landing'],
    ['/login', 'login'],
    ['/form1', 'form1'],
    ['/FORM1', 'form1'],
    ['/profile', 'profile'],
    ['/resume/7', 'resume'],
    ['/Resume/7', 'resume'],
    ['/resume/7/edit', 'edit-resume'],
  ])('%s inlines its styles and preloads its code', async (path, name) => {
    const html = await text(path);
    expect(html).toContain('<style>');
    const loaded = html.match(/<link rel="stylesheet"[^>]*>/g)?.filter((link) => !link.includes('type="text/plain"'));
    expect(loaded).toEqual([]);
    expect(scriptsOf(html).filter((file) => file?.startsWith(`/assets/${name}-`))).not.toEqual([]);
  });

  test('loads fonts after its code if only the app can fill it', async () => {
    const [app, read] = [await text('/resume/7'), await text('/terms')];
    expect(app.lastIndexOf('rel="modulepreload"')).toBeLessThan(app.indexOf('as="font"'));
    expect(read.indexOf('as="font"')).toBeLessThan(read.indexOf('rel="modulepreload"'));
  });
});

describe('a page that anybody may read', () => {
  test('is not kept by caches where its address may hold a token', async () => {
    for (const path of ['/login', '/profile', '/login?token=secret', '/profile/?token=secret']) {
      expect([path, (await get(path)).headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
  });

  test.each(PUBLIC_PAGES)('%s stands in HTML and says at which address it is', async (path) => {
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('x-robots-tag')).toBeNull();
    expect(html).toContain(`<link rel="canonical" href="${ADDRESS}${path}"/>`);
    expect(html).toContain(`<meta property="og:image" content="${ADDRESS}/social.png"/>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,160}"/);
    expect(html).not.toContain('public-url.invalid');
  });

  test('what is said of the written texts stands where it is promised', async () => {
    const words = async (path: string) => (await text(path)).replaceAll(/\s+/g, ' ');
    expect(await words('/')).toContain('Change every sentence, as often as you like, for free.');
    expect(await words('/')).toContain('a sentence they do not support is taken out');
    expect(await words('/')).toContain('You can change every sentence before you share it.');
    expect(await words('/terms')).toContain('you can change every sentence of it.');
    expect(await words('/privacy')).toContain('it gets no pictures. A sentence');
  });

  test('prices are those of this installation wherever they stand', async () => {
    const html = await text('/');
    const sentence = 'One download costs €7.50, ten cost €15, and one résumé with all its downloads €12 (EUR).';
    expect(html.split(sentence)).toHaveLength(3);
    expect(html).toMatch(/data-price="single"[^>]*>€7\.50</);
    expect(html).toMatch(/data-price="pack"[^>]*>€15</);
    expect(html).toMatch(/data-price="each"[^>]*>€1\.50 each</);
    expect(html).toMatch(/data-price="currency"[^>]*>EUR</);
    expect(html).not.toMatch(/\$5|\$10|CAD/);
    expect(await text('/terms')).toContain(sentence);
  });

  test('the questions that search engines read are the ones on the page', async () => {
    const html = await text('/');
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const { mainEntity } = z
      .object({ mainEntity: z.array(z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) })) })
      .parse(JSON.parse(json));
    expect(mainEntity.length).toBeGreaterThanOrEqual(6);
    for (const { name, acceptedAnswer } of mainEntity) {
      expect(html).toContain(`>${name}<`);
      const [start = ''] = acceptedAnswer.text.split('. ');
      expect(html).toContain(`<p>${start}`);
    }
  });

  test('the address to write to is shown where one is set, and nothing where none is', async () => {
    expect(await text('/')).toContain('<a href="mailto:paws@pawsume.example">paws@pawsume.example</a>');
    const plain = await sharedApp();
    expect(await (await fetch(plain.url)).text()).not.toContain('mailto:');
  });

  test('it is asked for anew each time, and not sent again while it is the same', async () => {
    const first = await get('/download');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/download', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    // Else the browser would keep the page and refuse its scripts.
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
    expect(first.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
  });
});

test.each(['/', '/profile', '/nope'])('%s travels packed', async (path) => {
  const plain = await get(path, { 'accept-encoding': 'identity' });
  const html = await plain.text();
  expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([null, 'accept-encoding']);
  for (const encoding of ['br', 'gzip']) {
    const packed = await get(path, { 'accept-encoding': `${encoding}, deflate;q=0.5` });
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(html.length / 2);
    expect(await packed.text()).toBe(html);
  }
});

describe('other addresses', () => {
  test.each(['/profile', '/resume/12', '/resume/12/edit', '/form3?pet_id=1', '/Profile/'])(
    '%s is a screen that search engines leave alone',
    async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
      expect(await response.text()).not.toContain('rel="canonical"');
    },
  );

  test.each([
    ['/form1', 'Pet Basic Information'],
    ['/form2?pet_id=1', 'Personality, Training &amp; Activities'],
    ['/form4', 'Resume Form, Owner Information'],
    ['/profile', 'My Profile'],
    ['/resumes', 'My Résumés'],
  ])('%s has its shape before the app arrives, and no words of anybody', async (path, title) => {
    const html = await text(path);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(html).toContain('role="status"');
    // No button can do anything yet.
    for (const [button] of html.matchAll(/<button[^>]*>/g)) expect(button).toContain(' disabled=""');
  });

  test.each(['/nope', '/resume', '/resume/12/nope', '/404', '/profile/x'])(
    '%s leads nowhere and says so',
    async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
      expect(await response.text()).toContain('Nobody here but the cat');
    },
  );

  test('a file that is not there is no page, except to a person', async () => {
    expect((await get('/nope.png')).headers.get('content-type')).toContain('application/json');
    const typed = await get('/nope.php', { accept: 'text/html,application/xhtml+xml' });
    expect([typed.status, typed.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  });

  test('pages can be asked for without their content', async () => {
    const response = await fetch(app.url, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});

describe('what search engines and home screens ask for', () => {
  test('robots.txt closes what is private and names the site map', async () => {
    const lines = (await text('/robots.txt')).split('\n');
    expect(lines).toContain(`Sitemap: ${ADDRESS}/sitemap.xml`);
    for (const path of ['/api/', '/profile', '/resume/', '/form1']) expect(lines).toContain(`Disallow: ${path}`);
    for (const path of PUBLIC_PAGES) expect(lines).not.toContain(`Disallow: ${path}`);
  });

  test('the site map lists the pages that anybody may read', async () => {
    const map = await text('/sitemap.xml');
    expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(
      PUBLIC_PAGES.map((path) => ADDRESS + path),
    );
  });

  test('the manifest names the product, and icons that are there', async () => {
    const manifest = z
      .object({ name: z.string(), icons: z.array(z.object({ src: z.string(), type: z.string() })) })
      .parse(await (await get('/manifest.webmanifest')).json());
    expect(manifest.name).toBe(BRAND);
    for (const { src, type } of manifest.icons) expect((await get(src)).headers.get('content-type')).toBe(type);
  });
});

describe('files of the web app', () => {
  test('those named by their content are packed and kept for ever', async () => {
    const [asset = ''] = /\/assets\/framework-[\w-]+\.js/.exec(await text('/')) ?? [];
    const plain = await get(asset, { 'accept-encoding': 'identity' });
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const length = (await plain.arrayBuffer()).byteLength;
    for (const encoding of ['br', 'gzip']) {
      const packed = await get(asset, { 'accept-encoding': encoding });
      expect(packed.headers.get('content-encoding')).toBe(encoding);
      expect(packed.headers.get('vary')).toContain('accept-encoding');
      expect(Number(packed.headers.get('content-length'))).toBeLessThan(length / 2);
      expect((await packed.arrayBuffer()).byteLength).toBe(length);
    }
  });

  test('only the reader of phones’ photos may compile anything, and fetch what it compiles from here', async () => {
    const names = await readdir(new URL('../../../web/build/client/assets/', import.meta.url));
    const may = new Map<string, string>();
    for (const name of names.filter((each) => /\.(js|wasm)$/.test(each))) {
      for (const encoding of ['identity', 'br']) {
        const { headers } = await get(`/assets/${name}`, { 'accept-encoding': encoding });
        const policy = headers.get('content-security-policy') ?? '';
        if (policy !== FILE_POLICY) may.set(`${name.replace(/-[\w-]{8}\./, '.')} ${encoding}`, policy);
      }
    }
    const reader = "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";
    expect([...may]).toEqual([
      ['heic-worker.js identity', reader],
      ['heic-worker.js br', reader],
    ]);
  });

  test('the sample and the picture of shared links are kept for a day', async () => {
    for (const [path, type] of [
      ['/sample-resume.pdf', 'application/pdf'],
      ['/social.png', 'image/png'],
      ['/icon.svg', 'image/svg+xml'],
    ]) {
      const { status, headers } = await get(path ?? '');
      expect([path, status, headers.get('content-type')]).toEqual([path, 200, type]);
      expect([path, headers.get('cache-control')]).toEqual([path, 'public, max-age=86400']);
    }
  });
});
