import { IDEMPOTENCY_HEADER } from '@pawsume/contract/idempotency';
import { messages } from '@pawsume/contract/messages';
import { furtherStep2 } from '@pawsume/contract/pet-steps/further-step2';
import { furtherStep3 } from '@pawsume/contract/pet-steps/further-step3';
import { furtherStep5 } from '@pawsume/contract/pet-steps/further-step5';
import { emptyStep2 } from '@pawsume/contract/pet-steps/step2';
import { emptyStep3 } from '@pawsume/contract/pet-steps/step3';
import { emptyStep5 } from '@pawsume/contract/pet-steps/step5';
import {
  createPet,
  getMyPet,
  getPetProgress,
  getStep1,
  getStep2,
  getStep3,
  getStep5,
  listMyPets,
  saveStep1,
  saveStep2,
  saveStep3,
  saveStep5,
} from '@pawsume/contract/pets';
import { deleteResume, generateResume } from '@pawsume/contract/resumes';
import { petByKey, pets } from '@pawsume/fixtures/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import { describe, expect, test } from 'vitest';
import { makeOwner, makePet, PROFILE, signUp } from '../harness/make.ts';
import { filesIn, sharedApp } from '../harness/start-app.ts';

const app = await sharedApp();
const token = (await makeOwner(app)).token;

const basics = { pet_name: 'Biscuit', pet_type: 'Dog', pet_age: '3 years' };
const newPet = async () => (await app.send(createPet, { as: token, body: basics })).answer.pet_id;
const countPets = async () => (await app.db.selectFrom('pets').select('id').execute()).length;

describe('a new pet', () => {
  test('needs a complete profile, for every form call', async () => {
    const { token: fresh } = await signUp(app);
    const refused = { status: 403, error: messages.petForm.completeProfile };
    expect(await app.send(createPet, { as: fresh, body: basics })).toMatchObject(refused);
    for (const call of [getPetProgress, getStep1, getStep2, getStep3, getStep5]) {
      expect(await app.send(call, { as: fresh, params: { pet_id: 1 } })).toMatchObject(refused);
    }
  });

  test.each(['pet_name', 'pet_type', 'pet_age'])('needs %s', async (field) => {
    const before = await countPets();
    for (const body of [
      { ...basics, [field]: '  ' },
      Object.fromEntries(Object.entries(basics).filter(([name]) => name !== field)),
    ]) {
      const reply = await app.send(createPet, { as: token, bad: body });
      expect(reply).toMatchObject({ status: 400, error: messages.petForm.fillBasics });
      expect(Object.keys(reply.fields)).toContain(field);
    }
    expect(await countPets()).toBe(before);
  });

  test('appears in the list and in detail with its owner', async () => {
    const petId = await newPet();
    const { answer: list } = await app.send(listMyPets, { as: token });
    expect(list).toContainEqual({ pet_id: petId, pet_name: 'Biscuit', picture: null });
    const { answer } = await app.send(getMyPet, { as: token, params: { id: petId } });
    expect(answer).toMatchObject({ ...basics, breed: '', owner: PROFILE });
  });

  test('has empty answers for the steps not saved yet', async () => {
    const pet = { as: token, params: { pet_id: await newPet() } };
    expect((await app.send(getStep2, pet)).answer).toEqual({ ...emptyStep2, version: 0 });
    expect((await app.send(getStep3, pet)).answer).toEqual({ ...emptyStep3, version: 0 });
    expect((await app.send(getStep5, pet)).answer).toEqual({ ...emptyStep5, version: 0 });
  });

  test('is as far as its steps are answered', async () => {
    const pet = { as: token, params: { pet_id: await newPet() } };
    const progress = async () => (await app.send(getPetProgress, pet)).answer;
    const known = { pet_name: 'Biscuit', pet_type: 'Dog', owner_answered: false };
    expect(await progress()).toEqual({ ...known, answered_steps: [1] });
    await app.send(saveStep5, { ...pet, body: { owner_bond: 'We walk at dawn.' } });
    await app.send(saveStep2, { ...pet, body: emptyStep2 });
    expect(await progress()).toEqual({ ...known, answered_steps: [1, 5] });
    await app.send(saveStep3, { ...pet, body: { ...emptyStep3, has_traveled: 'No' } });
    expect((await progress()).answered_steps).toEqual([1, 3, 5]);
  });

  test('has its owner’s step behind it once a résumé was made, also on another device, and until that is removed', async () => {
    const pet_id = await newPet();
    const pet = { as: token, params: { pet_id } };
    const isAnswered = async () => (await app.send(getPetProgress, pet)).answer.owner_answered;
    expect(await isAnswered()).toBe(false);
    const { resume_id } = (await app.send(generateResume, pet)).answer;
    expect(await isAnswered()).toBe(true);
    await app.send(deleteResume, { as: token, params: { id: resume_id } });
    expect(await isAnswered()).toBe(false);
  });

  test('is one pet however often it is sent under one key, the last answers standing', async () => {
    const before = await countPets();
    const attempt = (weight: string) =>
      app.send(createPet, {
        as: token,
        body: { ...basics, weight },
        headers: { [IDEMPOTENCY_HEADER]: 'one-key-of-mine' },
      });
    const first = (await attempt('28 kg')).answer;
    const again = await Promise.all([attempt('29 kg'), attempt('29 kg')]);
    expect(again.map(({ answer }) => answer.pet_id)).toEqual([first.pet_id, first.pet_id]);
    expect(await countPets()).toBe(before + 1);
    const { answer } = await app.send(getStep1, { as: token, params: { pet_id: first.pet_id } });
    expect(answer).toMatchObject({ weight: '29 kg', version: 2 });
  });

  test('sent under one key at once is one pet with one picture', async () => {
    const [pets, files] = [await countPets(), (await filesIn(app, 'pictures')).length];
    const file = await petPhoto('cat');
    const attempt = () =>
      app.send(createPet, { as: token, body: basics, file, headers: { [IDEMPOTENCY_HEADER]: 'another-key' } });
    const ids = (await Promise.all([attempt(), attempt(), attempt()])).map(({ answer }) => answer.pet_id);
    expect(new Set(ids).size).toBe(1);
    expect(await countPets()).toBe(Number(pets) + 1);
    expect(await filesIn(app, 'pictures')).toHaveLength(files + 2);
  });

  test('is another pet for another owner, whatever the key', async () => {
    const { token: stranger } = await makeOwner(app);
    const headers = { [IDEMPOTENCY_HEADER]: 'a-key-of-both' };
    const mine = (await app.send(createPet, { as: token, body: basics, headers })).answer;
    const theirs = (await app.send(createPet, { as: stranger, body: basics, headers })).answer;
    expect(theirs.pet_id).not.toBe(mine.pet_id);
  });

  test('is not created under a key that is not valid', async () => {
    const before = await countPets();
    const headers = { [IDEMPOTENCY_HEADER]: 'no key' };
    expect(await app.send(createPet, { as: token, body: basics, headers })).toMatchObject({ status: 400 });
    expect(await countPets()).toBe(before);
  });

  test('is not created when its picture is no picture', async () => {
    const before = [await countPets(), await filesIn(app, 'pictures')];
    const reply = await app.send(createPet, { as: token, body: basics, file: Buffer.from('<svg/>') });
    expect(reply).toMatchObject({ status: 400, error: messages.pictures.unreadable });
    expect([await countPets(), await filesIn(app, 'pictures')]).toEqual(before);
  });
});

describe('every fixture', () => {
  test.each(pets.map((pet) => [pet.key, pet] as const))('%s comes back as it was saved', async (_key, fixture) => {
    const pet = { as: token, params: { pet_id: await makePet(app, token, fixture) } };
    const { step1, step2, step3, step5 } = fixture.answers;
    const { picture, version, ...stored } = (await app.send(getStep1, pet)).answer;
    const { picture: _none, ...typed } = step1;
    expect(stored).toEqual(typed);
    expect(version).toBe(0);
    expect(picture === null).toBe(fixture.photo === null);
    expect((await app.send(getStep2, pet)).answer).toEqual({ ...step2, version: 1 });
    expect((await app.send(getStep3, pet)).answer).toEqual({ ...step3, version: 1 });
    expect((await app.send(getStep5, pet)).answer).toEqual({ ...step5, version: 1 });
  });
});

describe('step 1', () => {
  test('keeps the picture when none is sent, and replaces it when one is', async () => {
    const petId = await makePet(app, token, petByKey('biscuit'));
    const pet = { as: token, params: { pet_id: petId } };
    const first = (await app.send(getStep1, pet)).answer.picture;
    await app.send(saveStep1, { ...pet, body: { ...basics, pet_name: 'Bisquit' } });
    expect((await app.send(getStep1, pet)).answer).toMatchObject({ pet_name: 'Bisquit', picture: first });
    await app.send(saveStep1, { ...pet, body: basics, file: await petPhoto('cat') });
    expect((await app.send(getStep1, pet)).answer.picture).not.toBe(first);
    const name = first?.split('/').at(-1)?.replace('.jpg', '') ?? '';
    expect((await filesIn(app, 'pictures')).filter((file) => file.startsWith(name))).toEqual([]);
  });
});

describe('step 2', () => {
  test('takes words and booleans alike for yes and no', async () => {
    const pet = { as: token, params: { pet_id: await newPet() } };
    await app.send(saveStep2, { ...pet, bad: { is_vaccinated: true, has_medical_conditions: 'Yes' } });
    expect((await app.send(getStep2, pet)).answer).toMatchObject({
      is_vaccinated: 'Yes',
      has_medical_conditions: true,
    });
  });
});

describe('step 3', () => {
  const contacts = {
    Vet: { name: '  Dr.  Mo\u200bss ', contact: ' 902 555 0133 ' },
    Trainer: { name: 'Al', contact: '1' },
  };

  test.each([
    ['a map', contacts],
    ['the JSON text of a map', JSON.stringify(contacts)],
  ])('keeps only ticked references, trimmed, from %s', async (_what, reference_contacts) => {
    const pet = { as: token, params: { pet_id: await newPet() } };
    const bad = { references: ['Vet', 'Landlord'], reference_contacts };
    expect(await app.send(saveStep3, { ...pet, bad })).toMatchObject({ status: 200 });
    expect((await app.send(getStep3, pet)).answer).toMatchObject({
      references: ['Vet', 'Landlord'],
      reference_contacts: { Vet: { name: 'Dr. Moss', contact: '902 555 0133' }, Landlord: { name: '', contact: '' } },
    });
  });

  test('reads contacts that cannot be parsed as none', async () => {
    const pet = { as: token, params: { pet_id: await newPet() } };
    for (const reference_contacts of ['{broken', '[1]', '"x"', '{"__proto__":{"name":"x"}}']) {
      await app.send(saveStep3, { ...pet, bad: { references: ['Vet'], reference_contacts } });
      const { answer } = await app.send(getStep3, pet);
      expect(answer.reference_contacts).toEqual({ Vet: { name: '', contact: '' } });
    }
  });
});

describe('a client that knows nothing of the further questions', () => {
  const specification = { is_vaccinated: 'Yes', training_description: 'Sits.' } as const;

  test('takes none of their answers away, and changes its own', async () => {
    const pet = { as: token, params: { pet_id: await newPet() } };
    const { answers } = petByKey('every-answer');
    await app.send(saveStep2, { ...pet, body: answers.step2 });
    await app.send(saveStep3, { ...pet, body: answers.step3 });
    await app.send(saveStep5, { ...pet, body: answers.step5 });
    await app.send(saveStep2, { ...pet, body: specification });
    await app.send(saveStep3, { ...pet, body: { has_traveled: 'No' } });
    await app.send(saveStep5, { ...pet, body: { owner_bond: 'We nap.' } });
    const pick = <T extends object>(from: T, names: object) =>
      Object.fromEntries(Object.entries(from).filter(([name]) => name in names));
    expect((await app.send(getStep2, pet)).answer).toEqual({
      ...emptyStep2,
      ...specification,
      ...pick(answers.step2, furtherStep2),
      version: 2,
    });
    expect((await app.send(getStep3, pet)).answer).toEqual({
      ...emptyStep3,
      has_traveled: 'No',
      ...pick(answers.step3, furtherStep3),
      version: 2,
    });
    expect((await app.send(getStep5, pet)).answer).toEqual({
      ...emptyStep5,
      owner_bond: 'We nap.',
      ...pick(answers.step5, furtherStep5),
      version: 2,
    });
  });

  test('and empty text or null takes one away', async () => {
    const pet = { as: token, params: { pet_id: await newPet() } };
    await app.send(saveStep2, { ...pet, body: { noise: 'Sings.', fears: 'Brooms.', good_with_cats: 'No' } });
    await app.send(saveStep2, { ...pet, body: { noise: '', fears: null, good_with_cats: '' } });
    expect((await app.send(getStep2, pet)).answer).toEqual({ ...emptyStep2, version: 2 });
  });
});

describe('the later steps', () => {
  test.each([
    ['an unknown personality', saveStep2, { personality: ['Friendly', 'Wise'] }],
    ['training that is a word', saveStep2, { training: 'Obedience' }],
    ['a microchip of another kind', saveStep2, { is_microchipped: 'Maybe' }],
    ['good with cats in a word of its own', saveStep2, { good_with_cats: 'Sometimes' }],
    ['a travel mode nobody offers', saveStep3, { travel_modes: ['Rocket'] }],
    ['an adoption type nobody offers', saveStep3, { adoption_type: 'Found' }],
    ['contacts in a list', saveStep3, { reference_contacts: [{ name: 'x' }] }],
    ['2,001 characters', saveStep5, { owner_bond: 'x'.repeat(2001) }],
    ['a number for a text', saveStep5, { owner_bond: 5 }],
    ['no object', saveStep5, 'hello'],
  ])('refuse %s and keep what was there', async (_what, call, body) => {
    const petId = await makePet(app, token, petByKey('biscuit'));
    const before = await app.db.selectFrom('pets').selectAll().where('id', '=', petId).executeTakeFirst();
    const reply = await app.send(call, { as: token, params: { pet_id: petId }, bad: body });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(await app.db.selectFrom('pets').selectAll().where('id', '=', petId).executeTakeFirst()).toEqual(before);
  });
});
