import { readRecorded, recordedPets } from '@pawsume/fixtures/recorded';
import { answersOf } from '@pawsume/fixtures/sentences';
import { MODEL_API_KEY, type ModelStandIn, startModel } from '@pawsume/standins/model/start-model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeCited } from '#writer/built-in/write';
import { writerFacts } from '#writer/facts';
import { listMustTell } from '#writer/guard/must-tell';
import { openWriter } from '#writer/open-writer';

let model: ModelStandIn;
beforeAll(async () => {
  model = await startModel({ recorded: readRecorded() });
});
afterAll(() => model.close());

const lengthOf = (parts: readonly { text: string }[]): number => parts.reduce((sum, { text }) => sum + text.length, 0);

it.each(recordedPets())('the recorded text of $pet stands, and tells what speaks against the pet', async (recorded) => {
  const access = { provider: 'openai-compatible', baseUrl: model.url, apiKey: MODEL_API_KEY } as const;
  const facts = writerFacts(answersOf(recorded.pet), recorded.purpose);
  const { told, fellBack } = await (await openWriter({ ...access, model: 'recorded' })).write(facts);
  const parts = Object.values(told).flat();
  const builtIn = new Set(
    Object.values(writeCited(facts).told)
      .flat()
      .map(({ text }) => text),
  );
  expect(fellBack).toBe(false);
  expect(lengthOf(parts.filter(({ text }) => !builtIn.has(text))) / lengthOf(parts)).toBeGreaterThanOrEqual(0.85);
  expect(listMustTell(facts).filter((negative) => !negative.isToldIn(told.rewritten_pet_description))).toEqual([]);
});
