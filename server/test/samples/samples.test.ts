import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { readPdf } from '../press/read-pdf.ts';
import { sampleFiles } from './files.ts';

const STALE = 'Run `npm run samples` and look at what it makes';
/** Of 255: encoders differ by less between machines, a changed line of text by more. */
const UNLIKE = 0.2;

let made: Map<string, Buffer>;
beforeAll(async () => {
  made = await sampleFiles();
});

const kept = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url));

/** Grey dots of a picture at a quarter of its size, so that only what can be seen counts. */
const dots = async (picture: Buffer) => {
  const { width } = await sharp(picture).metadata();
  return sharp(picture)
    .resize(Math.round(width / 4))
    .greyscale()
    .raw()
    .toBuffer();
};

test('the pictures on the public pages are what the press makes today', async () => {
  for (const [path, content] of made) {
    if (!/\.(webp|png)$/.test(path)) continue;
    const [today, then] = [await dots(content), await dots(await kept(path))];
    expect([path, then.length]).toEqual([path, today.length]);
    const apart = today.reduce((sum, dot, index) => sum + Math.abs(dot - (then[index] ?? 0)), 0) / today.length;
    expect(apart, `${path} is stale. ${STALE}`).toBeLessThan(UNLIKE);
  }
});

test('the sample is one page of today’s press, under a watermark', async () => {
  const path = 'web/public/sample-resume.pdf';
  const [today, then] = [await readPdf(made.get(path) ?? Buffer.of()), await readPdf(await kept(path))];
  expect(then.structure, STALE).toEqual(today.structure);
  expect(then.pages).toBe(1);
  // Its letters stand wide apart.
  expect(then.text).toContain('P R E V I E W');
  expect(then.title).toBe('Biscuit — Rental résumé');
});

test('the picture of shared links has the size that sites ask for', async () => {
  const { width, height } = await sharp(await kept('web/public/social.png')).metadata();
  expect([width, height]).toEqual([1200, 630]);
});
