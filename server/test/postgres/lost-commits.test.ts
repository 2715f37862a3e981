import { createPet, getStep1, listMyPets, saveStep1 } from '@pawsume/contract/pets';
import { getMe, updateMyPicture } from '@pawsume/contract/users';
import { petPhoto } from '@pawsume/fixtures/photos';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '#features/account/cleanup';
import { type DatabaseProxy, startDatabaseProxy } from '../harness/database-proxy.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { later } from '../harness/later.ts';
import { makeOwner, makePet } from '../harness/make.ts';
import { filesIn, startApp, type TestApp } from '../harness/start-app.ts';

const basics = { pet_name: 'Other', pet_type: 'Dog', pet_age: '3 years' };
const DAY_MS = 86_400_000;

let proxy: DatabaseProxy;
let app: TestApp;
let as: string;
let file: Buffer;
beforeAll(async () => {
  proxy = await startDatabaseProxy(await freshDatabase());
  app = await startApp({ DATABASE_URL: proxy.url });
  file = await petPhoto('cat');
});
beforeEach(async () => {
  as = (await makeOwner(app)).token;
});

/** The answer to its commit never arrives. */
const whileAnswersAreLost = async (save: () => Promise<{ status: number }>): Promise<void> => {
  const before = proxy.lost();
  proxy.loseAnswers();
  const { status } = await save();
  proxy.heal();
  expect(status).toBe(503);
  expect(proxy.lost()).toBeGreaterThan(before);
};

const isThere = async (path: string | null | undefined) => (await fetch(`${app.url}${path}`)).status === 200;

describe('a photo that was saved, though nobody was told', () => {
  test('is there, and the one before goes', async () => {
    const pet = { as, params: { pet_id: await makePet(app, as) } };
    const { picture: before } = (await app.send(getStep1, pet)).answer;
    await whileAnswersAreLost(() => app.send(saveStep1, { ...pet, body: basics, file }));
    const { picture, pet_name } = (await app.send(getStep1, pet)).answer;
    expect(pet_name).toBe('Other');
    expect(picture).not.toBe(before);
    expect(await isThere(picture)).toBe(true);
    await expect.poll(() => isThere(before)).toBe(false);
  });

  test('is there with a new pet, and with a profile', async () => {
    await whileAnswersAreLost(() => app.send(createPet, { as, body: basics, file }));
    expect(await isThere((await app.send(listMyPets, { as })).answer[0]?.picture)).toBe(true);
    await whileAnswersAreLost(() => app.send(updateMyPicture, { as, file }));
    expect(await isThere((await app.send(getMe, { as })).answer.picture)).toBe(true);
  });

  test('goes with the next cleaning where no row names it', async () => {
    const before = await filesIn(app, 'pictures');
    const pet = { as, params: { pet_id: await makePet(app, as) } };
    await whileAnswersAreLost(() => app.send(saveStep1, { ...pet, body: basics, file }));
    expect(await app.send(saveStep1, { ...pet, body: basics, file })).toMatchObject({ status: 200 });
    await cleanUp(later(app.context, DAY_MS + 1000));
    expect((await filesIn(app, 'pictures')).length).toBe(before.length + 2);
  });
});
