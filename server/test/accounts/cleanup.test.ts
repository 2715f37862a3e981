import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPet } from '@pawsume/contract/pets';
import { deleteResume } from '@pawsume/contract/resumes';
import { deleteAccount, updateMe } from '@pawsume/contract/users';
import { petPhoto } from '@pawsume/fixtures/photos';
import { expect, test } from 'vitest';
import { cleanUp } from '#features/account/cleanup';
import { startHousekeeper } from '#features/account/housekeeper';
import { openPictureStore } from '#pictures/picture-store';
import { ownerWith } from '../harness/credits.ts';
import { makeOwner, PROFILE, signUpByForm } from '../harness/make.ts';
import { filesIn, startApp } from '../harness/start-app.ts';
import { startAppWithClock } from './clock.ts';

const app = await startApp();

test('pictures that no row names go after a day, and all others stay', async () => {
  const { token } = await makeOwner(app);
  const basics = { pet_name: 'Rex', pet_type: 'Dog', pet_age: '2' };
  await app.send(createPet, { as: token, body: basics, file: await petPhoto('dog') });
  const named = await filesIn(app, 'pictures');
  expect(named).toHaveLength(2);
  const put = (name: string) => writeFile(join(app.dataDir, 'pictures', name), 'a picture');
  const [old, half, young] = [`${'o'.repeat(24)}.jpg`, `${'h'.repeat(24)}.screen.jpg`, `${'y'.repeat(24)}.jpg`];
  await Promise.all([put(old), put(half), put(young), put('not-ours.txt')]);
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  for (const name of [...named, old, half, 'not-ours.txt'])
    await utimes(join(app.dataDir, 'pictures', name), yesterday, yesterday);
  await cleanUp(app.context);
  expect(await filesIn(app, 'pictures')).toEqual([...named, 'not-ours.txt', young].sort());
});

test('pictures that could not be removed with their account wait as jobs, and the sweep finds them too', async () => {
  const broken = await startApp({}, (context) => ({
    ...context,
    pictures: { ...context.pictures, remove: () => Promise.reject(new Error('the disk is gone')) },
  }));
  const { token } = await makeOwner(broken);
  await broken.send(createPet, {
    as: token,
    body: { pet_name: 'R', pet_type: 'Dog', pet_age: '2' },
    file: await petPhoto('dog'),
  });
  expect(await broken.send(deleteAccount, { as: token, body: { confirm: true } })).toMatchObject({ status: 200 });
  expect(await broken.send(updateMe, { as: token, body: PROFILE })).toMatchObject({ status: 401 });
  const left = await filesIn(broken, 'pictures');
  expect(left).toHaveLength(2);
  const waiting = await broken.db.selectFrom('jobs').select(['kind', 'user_id']).execute();
  expect(waiting).toEqual([{ kind: 'remove-picture', user_id: null }]);
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  for (const name of left) await utimes(join(broken.dataDir, 'pictures', name), yesterday, yesterday);
  await cleanUp({ ...broken.context, pictures: openPictureStore(join(broken.dataDir, 'pictures')) });
  expect(await filesIn(broken, 'pictures')).toEqual([]);
});

test('mailed links and sessions that are over leave no row', async () => {
  const later = await startAppWithClock();
  const { email } = await signUpByForm(later);
  await later.inbox.mailbox.next(email);
  const rows = async () => [
    ...(await later.db.selectFrom('mailed_tokens').select('user_id').execute()),
    ...(await later.db.selectFrom('sessions').select('user_id').execute()),
  ];
  await cleanUp(later.context);
  expect(await rows()).toHaveLength(2);
  later.wait({ days: 31 });
  await cleanUp(later.context);
  expect(await rows()).toEqual([]);
});

test('deleted résumés go each minute, and all else that is over at the start and each hour', async () => {
  const app = await startAppWithClock();
  const { resume } = await ownerWith(app);
  const countResumes = async () => (await app.db.selectFrom('resumes').select('id').execute()).length;
  let cleanups = 0;
  const sweep = async () => {
    cleanups += 1;
  };
  const errors: unknown[] = [];
  const log = { warn: () => undefined, error: (error: unknown) => errors.push(error) };
  const parts = { ...app.context, uploads: { ...app.context.uploads, sweep }, log };
  const housekeeper = startHousekeeper(parts, { everyMs: 20 });
  await expect.poll(() => cleanups).toBe(1);

  await app.send(deleteResume, resume);
  app.wait({ minutes: 1 });
  await expect.poll(countResumes).toBe(0);
  expect(cleanups).toBe(1);

  app.wait({ minutes: 60 });
  await expect.poll(() => cleanups).toBe(2);
  await housekeeper.stop();
  expect(errors).toEqual([]);
});
