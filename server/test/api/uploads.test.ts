import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { messages } from '@pawsume/contract/messages';
import { createPet } from '@pawsume/contract/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeOwner } from '../harness/make.ts';
import { runsAll } from '../harness/runs-all.ts';
import { sharedApp } from '../harness/start-app.ts';

const basics = { pet_name: 'Biscuit', pet_type: 'Dog', pet_age: '3 years' };

const app = await sharedApp();
const white = { create: { width: 6240, height: 6240, channels: 3 as const, background: '#ffffff' } };
const hostile = await sharp(white).png({ progressive: true, compressionLevel: 9 }).toBuffer();

const upload = (token: string, file: Buffer) => app.send(createPet, { as: token, body: basics, file });
const onDisk = () => readdir(join(app.dataDir, 'uploads')).catch(() => []);

/** A form with a picture in it of which the end never comes. */
const beginUpload = (token: string) => {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  const head = ['POST /api/pet/form/step1 HTTP/1.1', 'host: localhost', `authorization: Bearer ${token}`];
  head.push('content-type: multipart/form-data; boundary=x', 'content-length: 9000000', '', '');
  const part = '--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';
  socket.write(head.join('\r\n') + part + 'x'.repeat(200_000));
  return socket;
};

describe('pictures that are being sent', () => {
  test('lie on disk while they come, and nowhere when the sender has gone', async () => {
    const { token } = await makeOwner(app);
    const socket = beginUpload(token);
    await expect.poll(onDisk).toHaveLength(1);
    socket.destroy();
    await expect.poll(onDisk).toEqual([]);
  });

  test.each([
    ['taken', () => petPhoto('dog')],
    ['refused', async () => Buffer.from('no picture')],
    ['too large', async () => Buffer.alloc(10 * 1024 * 1024 + 1)],
  ])('leave nothing there when they were %s', async (_what, make) => {
    await upload((await makeOwner(app)).token, await make());
    expect(await onDisk()).toEqual([]);
  });

  test('leave nothing there when the form around them is refused', async () => {
    const { token } = await makeOwner(app);
    const reply = await app.send(createPet, { as: token, bad: { pet_name: '' }, file: await petPhoto('dog') });
    expect(reply.status).toBe(400);
    expect(await onDisk()).toEqual([]);
  });

  test('are at most three of one user at a time, and the next is told to wait', async () => {
    const [busy, other] = [await makeOwner(app), await makeOwner(app)];
    const sockets = [1, 2, 3].map(() => beginUpload(busy.token));
    await expect.poll(onDisk).toHaveLength(3);
    const refused = await upload(busy.token, await petPhoto('dog'));
    expect(refused).toMatchObject({ status: 429, error: messages.pictures.tooManyAtOnce });
    expect(refused.headers['retry-after']).toBe('5');
    expect(await upload(other.token, await petPhoto('dog'))).toMatchObject({ status: 201 });
    for (const socket of sockets) socket.destroy();
    await expect.poll(onDisk).toEqual([]);
    expect(await upload(busy.token, await petPhoto('dog'))).toMatchObject({ status: 201 });
  });
});

test.runIf(runsAll)(
  'pictures of one user that take long to open keep nobody else waiting for more than one of them',
  async () => {
    const [greedy, other] = [await makeOwner(app), await makeOwner(app)];
    const done: string[] = [];
    const bombs = Array.from({ length: 12 }, async () => {
      const { status } = await upload(greedy.token, hostile);
      if (status === 201) done.push('bomb');
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await upload(other.token, await petPhoto('dog')).then(() => done.push('other'));
    await Promise.all(bombs);
    // The one that was open already, and one that ended while the other picture was on its way.
    expect(done.indexOf('other')).toBeLessThan(3);
  },
);
