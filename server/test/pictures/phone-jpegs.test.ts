import { messages } from '@pawsume/contract/messages';
import { petPhoto } from '@pawsume/fixtures/photos';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { safeScan } from '#pictures/proofs/safe-scan';
import { safePicture } from '#pictures/safe-picture';

const photo = await sharp(await petPhoto('dog'))
  .jpeg()
  .toBuffer();

const SCAN_MARKER = Buffer.from([0xff, 0xda]);

/** The last spectral coefficient of the first scan as 0, as some Samsung phones write it. */
const withSamsungHeader = (jpeg: Buffer): Buffer => {
  const changed = Buffer.from(jpeg);
  const scan = changed.indexOf(SCAN_MARKER);
  changed[scan + 6 + 2 * (changed[scan + 4] ?? 0)] = 0;
  return changed;
};

const PHONE_JPEGS: [string, (jpeg: Buffer) => Buffer][] = [
  ['with the scan header of a Samsung phone', withSamsungHeader],
  [
    'with bytes before its first table',
    (jpeg) => Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(6), jpeg.subarray(2)]),
  ],
  ['without its end marker', (jpeg) => jpeg.subarray(0, -2)],
  ['with bytes behind its end', (jpeg) => Buffer.concat([jpeg, Buffer.from('SEFT')])],
];

test.each(PHONE_JPEGS)('a JPEG %s is drawn as a photo and as a scan', async (_what, change) => {
  const upload = change(photo);
  const whole = await sharp(photo).stats();
  const { print } = await safePicture(upload);
  const { file } = await safeScan(upload);
  for (const drawn of [print, file]) {
    const { channels } = await sharp(drawn).stats();
    expect(channels).toHaveLength(3);
    expect(Math.abs((channels[0]?.mean ?? 0) - (whole.channels[0]?.mean ?? 0))).toBeLessThan(25);
  }
});

test.each([
  ['half a JPEG', () => photo.subarray(0, photo.length / 2)],
  [
    'half a JPEG with an end marker',
    () => Buffer.concat([photo.subarray(0, photo.length / 2), Buffer.from([0xff, 0xd9])]),
  ],
  ['no picture', () => Buffer.from('no picture at all')],
])('%s is refused', async (_what, make) => {
  await expect(safePicture(make())).rejects.toThrow(messages.pictures.unreadable);
});
