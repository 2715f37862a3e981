import { messages } from '@pawsume/contract/messages';
import { createPet, getStep1 } from '@pawsume/contract/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeOwner } from '../harness/make.ts';
import { filesIn, startApp, type TestApp } from '../harness/start-app.ts';

let app: TestApp;
let token: string;
let photo: Buffer;
beforeAll(async () => {
  app = await startApp();
  token = (await makeOwner(app)).token;
  photo = await petPhoto('dog');
});

const basics = { pet_name: 'Biscuit', pet_type: 'Dog', pet_age: '3 years' };
const upload = (file: Buffer) => app.send(createPet, { as: token, body: basics, file });
const stored = async (file: Buffer): Promise<Buffer> => {
  const { answer } = await upload(file);
  const { picture } = (await app.send(getStep1, { as: token, params: { pet_id: answer.pet_id } })).answer;
  return Buffer.from(await (await fetch(app.url + picture)).arrayBuffer());
};

describe('a stored picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'from %s is a square JPEG of at most 800 pixels a side',
    async (format) => {
      const {
        format: kept,
        width,
        height,
      } = await sharp(await stored(await sharp(photo).toFormat(format).toBuffer())).metadata();
      expect(kept).toBe('jpeg');
      expect(width).toBe(height);
      expect(width).toBeLessThanOrEqual(800);
    },
  );

  test('is turned upright and carries no metadata', async () => {
    const left = { create: { width: 400, height: 200, channels: 3 as const, background: '#0000ff' } };
    const red = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const sideways = await sharp(left)
      .composite([{ input: red, left: 0, top: 0 }])
      .withExif({ IFD0: { Artist: 'CANARY' }, IFD3: { GPSLatitude: '44/1 38/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const kept = await stored(sideways);
    const { exif, icc, xmp, orientation } = await sharp(kept).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(kept.includes('CANARY')).toBe(false);
    // Orientation 6 turns the red left half to the top.
    const { data } = await sharp(kept).resize(1, 2, { fit: 'fill' }).raw().toBuffer({ resolveWithObject: true });
    expect([...data].map((value) => value > 128)).toEqual([true, false, false, false, false, true]);
  });

  test('drops whatever was appended to the file', async () => {
    const kept = await stored(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]));
    expect(kept.includes('<script>')).toBe(false);
  });

  test('keeps a small picture small', async () => {
    const { width } = await sharp(await stored(await sharp(photo).resize(120, 150).jpeg().toBuffer())).metadata();
    expect(width).toBe(120);
  });
});

describe('what is no picture', () => {
  const bomb = () =>
    sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: '#ffffff' }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer();

  test.each([
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 400],
    ['a GIF', async () => sharp(photo).gif().toBuffer(), 400],
    ['HTML', async () => Buffer.from('<!doctype html><p>hello</p>'), 400],
    ['a JPEG cut short', async () => photo.subarray(0, photo.length / 2), 400],
    ['noise', async () => Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * 7919) % 256)), 400],
    ['more than 40 megapixels', bomb, 400],
    ['more than 10 MB', async () => Buffer.alloc(10 * 1024 * 1024 + 1, 1), 413],
  ])('is refused with a sentence and leaves no file: %s', async (_what, make, status) => {
    const before = await filesIn(app, 'pictures');
    const reply = await upload(await make());
    expect(reply.status).toBe(status);
    expect([messages.pictures.unreadable, messages.pictures.tooManyPixels, messages.petForm.imageTooLarge]).toContain(
      reply.error,
    );
    expect(await filesIn(app, 'pictures')).toEqual(before);
  });

  test('is not found at a path that leaves the folder', async () => {
    for (const path of [
      '/pictures/..%2fdatabase%2fPG_VERSION',
      '/pictures/%2e%2e%2fopened-by.lock',
      '/pictures/x.jpg',
    ]) {
      expect((await fetch(app.url + path)).status).toBe(404);
    }
  });
});

describe('a broken form', () => {
  const boundary = 'x-boundary-x';
  const post = (body: string | Blob, type = `multipart/form-data; boundary=${boundary}`) =>
    fetch(`${app.url}/api/pet/form/step1`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body,
    });
  const part = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const end = `--${boundary}--\r\n`;

  test.each([
    ['JSON instead of a form', '{"pet_name":"x"}', 'application/json', 415],
    ['no boundary', 'x', 'multipart/form-data', 400],
    ['an end that never comes', part('pet_name', 'x'), undefined, 400],
    ['the same field twice', part('pet_name', 'x') + part('pet_name', 'y') + end, undefined, 400],
    ['a thousand fields', Array.from({ length: 1000 }, (_, n) => part(`f${n}`, 'x')).join('') + end, undefined, 400],
    ['a field of a megabyte', part('pet_name', 'x'.repeat(1_000_000)) + end, undefined, 413],
    ['a prototype key', part('__proto__', 'x') + end, undefined, 400],
    ['nothing', '', undefined, 400],
  ])('gets a clear 4xx: %s', async (_what, body, type, status) => {
    const response = await post(body, type);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: expect.any(String) });
  });

  test('with a file under another name is refused', async () => {
    const form = new FormData();
    form.append('avatar', new Blob([new Uint8Array(photo)]), 'x.jpg');
    const encoded = new Response(form);
    const response = await post(await encoded.blob(), encoded.headers.get('content-type') ?? '');
    expect(response.status).toBe(400);
  });
});
