import { get } from 'node:http';
import { messages } from '@pawsume/contract/messages';
import { exportData } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeOwner, makePet } from '../harness/make.ts';
import { sharedAppWith } from '../harness/start-app.ts';

/** The disk gives no picture out before this is done. */
let disk = Promise.withResolvers<void>();
const app = await sharedAppWith((context) => ({
  ...context,
  pictures: { ...context.pictures, find: async (path) => disk.promise.then(() => context.pictures.find(path)) },
}));
beforeEach(() => {
  disk = Promise.withResolvers();
});

const ownerOfPicture = async () => {
  const { token } = await makeOwner(app);
  await makePet(app, token, petByKey('biscuit'));
  return token;
};
const ask = (token: string) => app.send(exportData, { as: token });

test('one export of an account at a time, which is whole however often others are asked for', async () => {
  const [token, other] = [await ownerOfPicture(), await ownerOfPicture()];
  const both = [ask(token), ask(token)];
  const refused = await Promise.race(both);
  expect(refused).toMatchObject({ status: 429, error: messages.account.exporting });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const ofOther = ask(other);
  disk.resolve();
  const done = (await Promise.all([...both, ofOther])).filter(({ status }) => status === 200);
  expect(done).toHaveLength(2);
  for (const { bytes } of done) {
    expect(Object.keys(unzipSync(bytes)).filter((name) => name.endsWith('.jpg'))).toHaveLength(1);
  }
  // Its turn ends a moment after its last byte.
  await expect.poll(async () => (await ask(token)).status).toBe(200);
});

test('whoever goes away while it is made may ask again', async () => {
  const token = await ownerOfPicture();
  const request = get(`${app.url}/api/user/export`, { headers: { authorization: `Bearer ${token}` } });
  request.on('error', () => undefined);
  await new Promise((resolve) => request.once('response', resolve));
  expect(await ask(token)).toMatchObject({ status: 429 });
  request.destroy();
  disk.resolve();
  await expect.poll(async () => (await ask(token)).status).toBe(200);
});

test('an export that takes long keeps its turn', async () => {
  const token = await ownerOfPicture();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const slow = ask(token);
    const lease = () =>
      app.db.selectFrom('leases').select(['name', 'until']).where('name', 'like', 'export of %').execute();
    await expect.poll(lease).toHaveLength(1);
    // Long enough for a lease to end that nobody renews.
    for (let seconds = 0; seconds < 20; seconds += 10) {
      await app.db.updateTable('leases').set({ until: sql`until - interval '10 seconds'` }).execute();
      vi.advanceTimersByTime(10_000);
      await expect.poll(async () => Number((await lease())[0]?.until) - Date.now()).toBeGreaterThan(10_000);
    }
    disk.resolve();
    expect(await slow).toMatchObject({ status: 200 });
  } finally {
    vi.useRealTimers();
  }
});
