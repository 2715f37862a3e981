import { messages } from '@pawsume/contract/messages';
import { exportData } from '@pawsume/contract/users';
import { expect, test } from 'vitest';
import { freshDatabase } from '../harness/fresh-database.ts';
import { makeOwner, makePet } from '../harness/make.ts';
import { startApp } from '../harness/start-app.ts';

test('while one server makes an export, another makes none of the same account', async () => {
  const DATABASE_URL = await freshDatabase();
  /** The disk of the first gives no picture out before this is done. */
  const disk = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const one = await startApp({ DATABASE_URL }, (context) => ({
    ...context,
    pictures: {
      ...context.pictures,
      async find(path) {
        asked.resolve();
        await disk.promise;
        return context.pictures.find(path);
      },
    },
  }));
  const other = await startApp({ DATABASE_URL });
  const { token } = await makeOwner(one);
  await makePet(one, token);
  const ask = { as: token };
  const first = one.send(exportData, ask);
  await asked.promise;
  expect(await other.send(exportData, ask)).toMatchObject({ status: 429, error: messages.account.exporting });
  const { token: stranger } = await makeOwner(one);
  expect(await other.send(exportData, { as: stranger })).toMatchObject({ status: 200 });
  disk.resolve();
  expect(await first).toMatchObject({ status: 200 });
  await expect.poll(async () => (await other.send(exportData, ask)).status).toBe(200);
});
