import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@pawsume/contract/idempotency';
import { messages } from '@pawsume/contract/messages';
import { createPet, listMyPets, saveStep1 } from '@pawsume/contract/pets';
import { deleteResume, generateResume, listMyResumes } from '@pawsume/contract/resumes';
import { getMe, updateMyPicture } from '@pawsume/contract/users';
import { petPhoto } from '@pawsume/fixtures/photos';
import { describe, expect, test } from 'vitest';
import { makeOwner } from '../harness/make.ts';
import { filesIn, startApp } from '../harness/start-app.ts';

const app = await startApp({ MAX_PETS: '2', MAX_RESUMES: '2', MAX_PICTURE_MB: '1' });

const basics = { pet_name: 'Biscuit', pet_type: 'Dog', pet_age: '3 years' };
const full = (error: string) => ({ status: 409, code: 'account_full', error });

describe('what one account may keep', () => {
  test('is so many pets, however many are asked for at once', async () => {
    const { token } = await makeOwner(app);
    const made = await Promise.all(Array.from({ length: 3 }, () => app.send(createPet, { as: token, body: basics })));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
    expect(made.find(({ status }) => status === 409)).toMatchObject(full(messages.limits.pets(2)));
    expect((await app.send(listMyPets, { as: token })).answer).toHaveLength(2);
    const { token: other } = await makeOwner(app);
    expect(await app.send(createPet, { as: other, body: basics })).toMatchObject({ status: 201 });
  });

  test('is so many pets, and one that is sent again is no further one', async () => {
    const { token } = await makeOwner(app);
    const send = (key: string) =>
      app.send(createPet, { as: token, body: basics, headers: { [IDEMPOTENCY_HEADER]: key } });
    await send(randomUUID());
    const key = randomUUID();
    expect(await send(key)).toMatchObject({ status: 201 });
    expect(await send(randomUUID())).toMatchObject(full(messages.limits.pets(2)));
    expect(await send(key)).toMatchObject({ status: 201 });
  });

  test('is so many résumés, until one is deleted', async () => {
    const { token } = await makeOwner(app);
    const { answer } = await app.send(createPet, { as: token, body: basics });
    const generate = () => app.send(generateResume, { as: token, params: { pet_id: answer.pet_id } });
    const first = await generate();
    await generate();
    expect(await generate()).toMatchObject(full(messages.limits.resumes(2)));
    expect((await app.send(listMyResumes, { as: token })).answer).toHaveLength(2);
    await app.send(deleteResume, { as: token, params: { id: first.answer.resume_id } });
    expect(await generate()).toMatchObject({ status: 201 });
  });

  test('is so many bytes of pictures, and what is refused leaves no file', async () => {
    const { token } = await makeOwner(app);
    const file = await petPhoto('kitten');
    const { answer } = await app.send(createPet, { as: token, body: basics });
    const pet = { as: token, params: { pet_id: answer.pet_id } };
    await app.db.updateTable('pets').set({ picture_bytes: 999_999 }).where('id', '=', answer.pet_id).execute();
    const before = await filesIn(app, 'pictures');
    expect(await app.send(createPet, { as: token, body: basics, file })).toMatchObject(full(messages.limits.pictures));
    expect(await app.send(updateMyPicture, { as: token, file })).toMatchObject(full(messages.limits.pictures));
    expect(await filesIn(app, 'pictures')).toEqual(before);
    expect((await app.send(getMe, { as: token })).answer.picture).toBeNull();
    // One in the place of a larger one makes room.
    expect(await app.send(saveStep1, { ...pet, body: basics, file })).toMatchObject({ status: 200 });
    expect(await app.send(updateMyPicture, { as: token, file })).toMatchObject({ status: 200 });
  });
});
