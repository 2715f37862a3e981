import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { messages } from '@pawsume/contract/messages';
import { createPet, getStep1 } from '@pawsume/contract/pets';
import { downloadResume, generateResume } from '@pawsume/contract/resumes';
import { petPhoto, phonePhoto } from '@pawsume/fixtures/photos';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeOwner } from '../harness/make.ts';
import { filesIn, sharedApp } from '../harness/start-app.ts';

const app = await sharedApp();
const token = (await makeOwner(app)).token;
const photo = await petPhoto('dog');

const basics = { pet_name: 'Biscuit', pet_type: 'Dog', pet_age: '3 years' };
const upload = (file: Buffer) => app.send(createPet, { as: token, body: basics, file });
/** A picture as it is kept for print, as a browser gets it, and what its pet's row says that it takes up. */
const stored = async (file: Buffer) => {
  const { answer } = await upload(file);
  const { picture } = (await app.send(getStep1, { as: token, params: { pet_id: answer.pet_id } })).answer;
  const row = app.db.selectFrom('pets').select('picture_bytes').where('id', '=', answer.pet_id);
  return {
    print: (await app.context.pictures.find(picture ?? '')) ?? Buffer.alloc(0),
    screen: Buffer.from(await (await fetch(app.url + picture)).arrayBuffer()),
    bytes: (await row.executeTakeFirstOrThrow()).picture_bytes,
  };
};

const COLOURS = { red: [255, 0, 0], green: [0, 255, 0], blue: [0, 0, 255], white: [255, 255, 255] };
const QUARTERS = Object.values(COLOURS);
const PAPER = [0xfb, 0xf7, 0xf0];

/** 240 by 160 pixels: red and green above blue and white. */
const quarters = () =>
  sharp(Buffer.from(QUARTERS.flat()), { raw: { width: 2, height: 2, channels: 3 } })
    .resize(240, 160, { fit: 'fill', kernel: 'nearest' })
    .png();

/** The colours in the middle of its four quarters, row by row. */
const quartersOf = async (jpeg: Buffer): Promise<number[][]> => {
  const { data } = await sharp(jpeg)
    .resize(4, 4, { fit: 'fill' })
    .resize(2, 2, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [0, 3, 6, 9].map((at) => [...data.subarray(at, at + 3)]);
};

const expectColours = async (jpeg: Buffer, colours: number[][], within = 60) => {
  const seen = await quartersOf(jpeg);
  const apart = seen.map((colour, quarter) =>
    Math.max(...colour.map((value, at) => Math.abs(value - Number(colours[quarter]?.[at])))),
  );
  expect(Math.max(...apart), JSON.stringify(seen)).toBeLessThan(within);
};

describe('a stored picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'from %s is a square JPEG, 1200 pixels a side for print and 600 for screens, and both count',
    async (format) => {
      const large = await sharp(photo).resize(1600, 2000).toFormat(format).toBuffer();
      const { print, screen, bytes } = await stored(large);
      expect(await sharp(print).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 1200 });
      expect(await sharp(screen).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 600 });
      expect(bytes).toBe(print.length + screen.length);
    },
  );

  test.each(['png', 'webp'] as const)('shows the colour of the paper where a %s is transparent', async (format) => {
    const clear = { create: { width: 80, height: 80, channels: 4 as const, background: '#00000000' } };
    const { print, screen } = await stored(await sharp(clear).toFormat(format).toBuffer());
    for (const jpeg of [print, screen]) await expectColours(jpeg, [PAPER, PAPER, PAPER, PAPER], 3);
  });

  test.each([
    [1, 0, 'as it is'],
    [2, 0, 'mirrored'],
    [3, 180, 'as it is'],
    [4, 180, 'mirrored'],
    [5, 90, 'mirrored'],
    [6, 270, 'as it is'],
    [7, 270, 'mirrored'],
    [8, 90, 'as it is'],
  ])('stands upright where its camera noted orientation %i', async (orientation, turn, side) => {
    const turned = await quarters().rotate(turn).toBuffer();
    const lying = side === 'mirrored' ? sharp(turned).flop() : sharp(turned);
    const { print } = await stored(await lying.withMetadata({ orientation }).jpeg().toBuffer());
    await expectColours(print, QUARTERS);
  });

  test('keeps its colours where they were stored as Display P3', async () => {
    const wide = await quarters().withIccProfile('p3').jpeg({ chromaSubsampling: '4:4:4' }).toBuffer();
    const { print } = await stored(wide);
    await expectColours(print, QUARTERS);
    expect((await sharp(print).metadata()).icc).toBeUndefined();
  });

  test('carries no metadata', async () => {
    const told = await sharp(photo)
      .withExif({ IFD0: { Artist: 'CANARY' }, IFD3: { GPSLatitude: '44/1 38/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(told.includes('CANARY')).toBe(true);
    const { print, screen } = await stored(told);
    for (const kept of [print, screen]) {
      const { exif, icc, xmp, orientation } = await sharp(kept).metadata();
      expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(kept.includes('CANARY')).toBe(false);
    }
  });

  test('drops whatever was appended to the file', async () => {
    const { print, screen } = await stored(
      Buffer.concat([photo, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]),
    );
    for (const kept of [print, screen]) expect(kept.includes('<script>')).toBe(false);
  });

  test('keeps a small picture small', async () => {
    const { print, screen } = await stored(await sharp(photo).resize(120, 150).jpeg().toBuffer());
    for (const kept of [print, screen]) expect((await sharp(kept).metadata()).width).toBe(120);
  });

  test('stands on the PDF in the size for print', async () => {
    const { answer } = await upload(await sharp(photo).resize(1600, 1600).jpeg().toBuffer());
    const generated = await app.send(generateResume, { as: token, params: { pet_id: answer.pet_id } });
    const id = generated.answer.resume_id;
    await app.db.updateTable('resumes').set({ is_paid: true }).where('id', '=', id).execute();
    const { bytes } = await app.send(downloadResume, { as: token, params: { id } });
    expect(bytes.toString('latin1')).toMatch(/\/Width 1200\b/);
  });

  test('from before there were two sizes is shown as it is', async () => {
    const { pictures } = app.context;
    const path = await pictures.add({ print: photo, screen: photo.subarray(0, 10) });
    await rm(join(app.dataDir, path.replace('.jpg', '.screen.jpg')));
    expect(await pictures.findForScreen(path)).toEqual(photo);
  });
});

describe('what is no picture', () => {
  const bomb = () =>
    sharp({ create: { width: 6400, height: 6400, channels: 3, background: '#ffffff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();

  test.each([
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 400],
    ['a HEIC', phonePhoto, 400],
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
    const { unreadable, heicBySelf, tooManyPixels } = messages.pictures;
    expect([unreadable, heicBySelf, tooManyPixels, messages.petForm.imageTooLarge]).toContain(reply.error);
    expect(await filesIn(app, 'pictures')).toEqual(before);
  });

  test('is told apart from a HEIC, which our form reads', async () => {
    expect((await upload(await phonePhoto())).error).toBe(messages.pictures.heicBySelf);
    expect((await upload(await sharp(photo).gif().toBuffer())).error).toBe(messages.pictures.unreadable);
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
