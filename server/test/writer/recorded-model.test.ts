import { readRecorded, recordedPets } from '@pawsume/fixtures/recorded';
import { answersOf } from '@pawsume/fixtures/sentences';
import { MODEL_API_KEY, type ModelStandIn, startModel } from '@pawsume/standins/model/start-model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeCited } from '#writer/built-in/write';
import { writerFacts } from '#writer/facts';
import { listMustTell } from '#writer/guard/must-tell';
import { openWriter } from '#writer/open-writer';
import { sampleOf } from '../harness/runs-all.ts';

let model: ModelStandIn;
beforeAll(async () => {
  model = await startModel({ recorded: readRecorded() });
});
afterAll(() => model.close());

const lengthOf = (parts: readonly { text: string }[]): number => parts.reduce((sum, { text }) => sum + text.length, 0);

it('the recorded texts stand, and tell what speaks against each pet', async () => {
  const access = { provider: 'openai-compatible', baseUrl: model.url, apiKey: MODEL_API_KEY } as const;
  const writer = await openWriter({ ...access, model: 'recorded' });
  let [own, all] = [0, 0];
  for (const { pet, purpose } of sampleOf(recordedPets(), 3)) {
    const facts = writerFacts(answersOf(pet), purpose);
    const { told, fellBack } = await writer.write(facts);
    expect(fellBack, pet).toBe(false);
    expect(
      listMustTell(facts).filter((negative) => !negative.isToldIn(told.rewritten_pet_description)),
      pet,
    ).toEqual([]);
    const builtIn = new Set(
      Object.values(writeCited(facts).told)
        .flat()
        .map(({ text }) => text),
    );
    const parts = Object.values(told).flat();
    all += lengthOf(parts);
    own += lengthOf(parts.filter(({ text }) => !builtIn.has(text)));
  }
  expect(own / all).toBeGreaterThanOrEqual(0.85);
});
