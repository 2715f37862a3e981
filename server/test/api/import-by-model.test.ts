import { readMyPetText, readPetText } from '@pawsume/contract/pet-import';
import { beforeEach, expect, test } from 'vitest';
import { makeOwner } from '../harness/make.ts';
import { openModel } from '../harness/open-model.ts';
import { runsAll } from '../harness/runs-all.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';

const { model, ai } = await openModel('honest');
beforeEach(() => model.requests.splice(0));

const appWith = (name: string): Promise<TestApp> => startApp({ ...ai, AI_MODEL: name });

const TEXT =
  'Owner: Canary Smith\nThis little dog goes by Waffles and has a coat of black and white. Weight: 9 kg. Call Jo at 902-555-0101 or jo@canary.example.';
const read = async (app: TestApp) => {
  const { token } = await makeOwner(app);
  const { answer } = await app.send(readMyPetText, { as: token, body: { text: TEXT } });
  return { values: answer.found.map(({ field, value }) => `${field}: ${value}`), readBy: answer.read_by };
};
const BY_PATTERNS = ['pet_type: Dog', 'weight: 9 kg'];

test('a model finds what patterns do not, and learns no telephone and no address', async () => {
  const app = await appWith('honest');
  expect(await read(app)).toEqual({
    values: ['pet_name: Waffles', 'pet_type: Dog', 'weight: 9 kg', 'colour_markings: black and white'],
    readBy: 'honest',
  });
  expect(JSON.stringify(model.requests)).toContain('Waffles');
  expect(JSON.stringify(model.requests)).not.toMatch(/902-555|canary/iu);
  model.requests.splice(0);
  // Nobody without an account has a model asked.
  await app.send(readPetText, { body: { text: TEXT } });
  expect(model.requests).toEqual([]);
});

test('what a model makes up is not offered', async () => {
  expect(await read(await appWith('inventive'))).toEqual({ values: BY_PATTERNS, readBy: 'inventive' });
});

test.each(['broken', 'refusing', ...(runsAll ? ['truncated', 'wrong-types', 'html'] : [])])(
  'where a model fails (%s), patterns read',
  async (name) => {
    const { values, readBy } = await read(await appWith(name));
    expect(values).toEqual(BY_PATTERNS);
    expect(readBy).toBe('built-in');
  },
);
