import { deleteAccount, getMe } from '@pawsume/contract/users';
import { expect, test } from 'vitest';
import { inBatches } from '#lib/in-batches';
import { makeOwner } from '../harness/make.ts';
import { sharedAppWith } from '../harness/start-app.ts';

test('a deletion is answered while its old bytes are still being shredded, and others are served', async () => {
  let shredding = 0;
  const app = await sharedAppWith((context) => ({
    ...context,
    shred: () => {
      shredding += 1;
      return new Promise(() => undefined);
    },
  }));
  const [leaver, other] = [await makeOwner(app), await makeOwner(app)];
  expect(await app.send(deleteAccount, { as: leaver.token, body: { confirm: true } })).toMatchObject({ status: 200 });
  expect(shredding).toBe(1);
  expect(await app.send(getMe, { as: leaver.token })).toMatchObject({ status: 401 });
  expect(await app.send(getMe, { as: other.token })).toMatchObject({ status: 200 });
});

test('shredding that fails is on record, and the deletion stands', async () => {
  const app = await sharedAppWith((context) => ({ ...context, shred: () => Promise.reject(new Error('no room')) }));
  const { token } = await makeOwner(app);
  expect(await app.send(deleteAccount, { as: token, body: { confirm: true } })).toMatchObject({ status: 200 });
  await expect.poll(() => app.logged.join('\n')).toContain('no room');
});

test('many who ask at once share one run that begins after they asked', async () => {
  const begun: PromiseWithResolvers<void>[] = [];
  const batch = inBatches(() => {
    const run = Promise.withResolvers<void>();
    begun.push(run);
    return run.promise;
  });
  const first = batch();
  await expect.poll(() => begun.length).toBe(1);
  const rest = [batch(), batch(), batch()];
  begun[0]?.resolve();
  await first;
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.resolve();
  await Promise.all(rest);
  expect(begun).toHaveLength(2);
});
