import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { z } from 'zod';
import { isSuccess, openAsking } from './asking.ts';
import type { Fault, Prepared } from './fault.ts';
import type { Fleet } from './fleet.ts';
import { enlist } from './person.ts';

const WRITERS = 100;
/** A model has half a minute, and what is stored then a moment. */
const DEADLINE_MS = 40_000;
const written = z.object({ resume_id: z.int(), written_by: z.string() });

const askAll = async ({ balancer }: Fleet, people: Prepared) => {
  const { ask, wrong } = openAsking(balancer.url);
  const answers = await Promise.all(
    people.map(async ({ token, petId }) => {
      const begun = performance.now();
      const answer = await ask('POST', `/pet/generate-resume/${petId}`, { token, json: {} });
      return { ...answer, tookMs: performance.now() - begun };
    }),
  );
  expect([...wrong.values()]).toEqual([]);
  return answers;
};

const untilModelWrites = async (fleet: Fleet, people: Prepared): Promise<number> => {
  const begun = performance.now();
  for (;;) {
    const answers = await askAll(fleet, people);
    if (answers.every((answer) => isSuccess(answer) && writerIn(answer.body) === 'honest')) break;
    await sleep(1000);
  }
  return performance.now() - begun;
};

const writerIn = (body: string): string => written.parse(JSON.parse(body)).written_by;

const countResumes = async ({ db }: Fleet, people: Prepared): Promise<number> => {
  const pets = people.map(({ petId }) => petId);
  const rows = await db.selectFrom('resumes').select('id').where('pet_id', 'in', pets).execute();
  return rows.length;
};

export const MODEL_FAULTS: Fault[] = [
  {
    what: 'the model hangs while a hundred people ask for a text',
    needs: 'model',
    async prepare({ balancer, db }) {
      const people: Prepared = [];
      for (let n = 0; n < WRITERS; n += 1) people.push(await enlist({ url: balancer.url, db }, `writer${n}`, 0));
      return people;
    },
    async strike(fleet, people) {
      const { model } = fleet;
      const before = await countResumes(fleet, people);
      model?.behaveAs('hang');
      const answers = await askAll(fleet, people);
      const taken = answers.filter(isSuccess);
      const slowest = Math.max(...answers.map(({ tookMs }) => tookMs));
      process.stdout.write(
        `of ${WRITERS} who asked a model that hangs, ${taken.length} got a text, the last after ${Math.round(slowest)} ms\n`,
      );
      expect(slowest).toBeLessThan(DEADLINE_MS);
      for (const { body } of taken) expect(writerIn(body)).toBe('built-in');
      expect(await countResumes(fleet, people)).toBe(before + taken.length);
      model?.behaveAs(null);
      const back = await untilModelWrites(fleet, people.slice(0, 9));
      process.stdout.write(`the model writes again ${Math.round(back)} ms after it is back\n`);
    },
    mayAnswer: [],
    only: [],
  },
];
