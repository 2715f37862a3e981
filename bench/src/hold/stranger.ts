import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { petPhoto } from '@pawsume/fixtures/photos';
import type { Comparison } from '../report.ts';
import { PRODUCT, run } from '../running.ts';
import { shareResume } from '../shared-page/share.ts';
import { clientOf } from './client.ts';
import { makePeople, type Person } from './people.ts';
import { besidePeace, type Waits, waitsOf } from './waits.ts';

/** A user may save 120 photos an hour. */
const SECONDS = 25;
const PAUSE_MS = 500;
const AT_MOST_MS = 1000;
const PORT = '38474';
const SENDER = fileURLToPath(new URL('stranger-sender.ts', import.meta.url));

/** Compares a user's live page, photo and login in peace with the same while a stranger attacks. */
export async function compareStranger(): Promise<Comparison[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pawsume-bench-'));
  const [user] = await makePeople(folder, PORT, ['user']);
  if (!user) throw new Error('nobody is there');
  const server = await run(PRODUCT, { DATA_DIR: folder, PORT, LOG_LEVEL: 'silent' });
  const link = await shareResume(server.url, true);
  const measure = await measuring(server.url, user);
  await measure(3);
  const peace = await measure(SECONDS);
  const stranger = await run(SENDER, {}, server.url, link);
  const under = await measure(SECONDS);
  await stranger.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  return besidePeace('a stranger attacks', under, peace, AT_MOST_MS);
}

const measuring = async (url: string, { username, password, token, petId }: Person) => {
  const send = clientOf(url, token);
  const photo = await petPhoto('dog');
  let pages = 0;
  const calls = {
    login: () => clientOf(url)('POST', '/auth/login', { username, password }),
    'live page': () => {
      pages += 1;
      return send('POST', `/pet/form/page/${petId}?width=620`, { step1: { pet_name: `Biscuit ${pages}` } });
    },
    photo: () => {
      const form = new FormData();
      form.append('picture', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
      return send('PUT', '/user/me/picture', form);
    },
  };
  return (seconds: number): Promise<Waits> => waitsOf(calls, { seconds, pauseMs: PAUSE_MS });
};
