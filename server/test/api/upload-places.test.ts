import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { messages } from '@pawsume/contract/messages';
import { readPetText } from '@pawsume/contract/pet-import';
import { createPet } from '@pawsume/contract/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import { afterEach, expect, test, vi } from 'vitest';
import { openUploadPlaces } from '#http/upload-places';
import { makeOwner } from '../harness/make.ts';
import { startApp } from '../harness/start-app.ts';

const app = await startApp({ TRUST_PROXY: 'loopback' }, (context) => ({ ...context, thisMachineAlone: false }));
afterEach(() => {
  vi.useRealTimers();
});

const onDisk = () => readdir(join(app.dataDir, 'uploads')).catch(() => []);

/** A text file of which the end never comes, from this address. */
const beginImport = (address: string) => {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  const head = ['POST /api/pet/import HTTP/1.1', 'host: x', `x-forwarded-for: ${address}`];
  head.push('content-type: multipart/form-data; boundary=x', 'content-length: 4000000', '', '');
  const part = '--x\r\ncontent-disposition: form-data; name="document"; filename="a.txt"\r\n\r\n';
  socket.write(head.join('\r\n') + part + 'x'.repeat(100_000));
  return socket;
};

test('strangers from many addresses take no place of a user', async () => {
  const sockets = Array.from({ length: 66 }, (_, n) => beginImport(`203.0.113.${Math.floor(n / 3)}`));
  await expect.poll(onDisk).toHaveLength(8);
  const refused = await app.send(readPetText, { body: {}, file: Buffer.from('My name is Mochi.') });
  expect(refused).toMatchObject({ status: 429, error: messages.pictures.tooManyAtOnce });
  const { token } = await makeOwner(app);
  const body = { pet_name: 'Biscuit', pet_type: 'Dog', pet_age: '3 years' };
  expect(await app.send(createPet, { as: token, body, file: await petPhoto('dog') })).toMatchObject({ status: 201 });
  for (const socket of sockets) socket.destroy();
  await expect.poll(onDisk).toEqual([]);
});

/** A request as far as places look at it. */
const requestFrom = (ip: string) => {
  const raw = {
    destroy: vi.fn(),
    once: (event: string, callback: () => void) => event === 'end' && ends.push(callback),
  };
  const ends: (() => void)[] = [];
  return { raw, ip, caller: null, ends, leaveUploads: null };
};

test('a stranger who sends too slowly is hung up on', () => {
  vi.useFakeTimers();
  const { take } = openUploadPlaces();
  const [slow, quick] = [requestFrom('203.0.113.1'), requestFrom('203.0.113.2')];
  for (const request of [slow, quick]) Reflect.apply(take, null, [request]);
  for (const end of quick.ends) end();
  vi.advanceTimersByTime(31_000);
  expect(slow.raw.destroy).toHaveBeenCalledOnce();
  expect(quick.raw.destroy).not.toHaveBeenCalled();
});
