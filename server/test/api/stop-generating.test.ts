import { messages } from '@pawsume/contract/messages';
import { generateResume, listMyResumes, stopGenerating, type WritingEvent } from '@pawsume/contract/resumes';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openStream } from '../harness/event-stream.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { makeOwner, makePet } from '../harness/make.ts';
import { openModel } from '../harness/open-model.ts';
import { startApp } from '../harness/start-app.ts';

/** Where a text that is written waits before it is stored, for those that `holdBack`. */
let held: PromiseWithResolvers<void>;
let writtenAndHeld: PromiseWithResolvers<void>;
let holdBack = false;

const { model, ai } = await openModel('waiting');
// One test locks a table meanwhile, which on the one connection of the embedded database would lock the server out.
const app = await startApp({ ...ai, DATABASE_URL: await freshDatabase() }, (context) => ({
  ...context,
  writer: {
    async write(...asked) {
      const written = await context.writer.write(...asked);
      writtenAndHeld.resolve();
      if (holdBack) await held.promise;
      return written;
    },
  },
}));

let as: string;
let petId: number;
beforeEach(async () => {
  held = Promise.withResolvers();
  writtenAndHeld = Promise.withResolvers();
  holdBack = false;
  model.requests.splice(0);
  as = (await makeOwner(app)).token;
  petId = await makePet(app, as);
});

const isSaving = (event: WritingEvent) => event.event === 'stage' && event.stage === 'saving';
const ofPet = (id = petId) => ({ as, params: { pet_id: id } });
const open = (id = petId) => openStream(app, generateResume, ofPet(id));
const stop = () => app.send(stopGenerating, ofPet());
/** Waits until the model has said half of so many texts, and holds the rest back. */
const untilHalfWritten = (texts = 1) => expect.poll(() => model.countHalfSaid()).toBe(texts);
const listed = async () => (await app.send(listMyResumes, { as })).answer;
const STOPPED = { status: 409, code: 'stopped', error: messages.generate.stopped };

/** Writes another résumé, whole: whatever the one before was still to store, it would have by then. */
const writeAnother = async () => {
  const stream = await open();
  await untilHalfWritten();
  holdBack = false;
  held.resolve();
  model.release();
  const last = (await stream.rest()).at(-1);
  expect(last?.event).toBe('done');
  return generateResume.answer.parse(last?.data).resume_id;
};

test('while a model writes, ends its request, and whoever waits is told', async () => {
  const plain = app.send(generateResume, ofPet());
  await untilHalfWritten();
  const stream = await open();
  expect(await stop()).toMatchObject({ status: 200, answer: { msg: messages.generate.stopped } });
  expect((await stream.rest()).at(-1)).toMatchObject({ event: 'failed', data: STOPPED });
  expect(await plain).toMatchObject(STOPPED);
  // Much earlier than the deadline would end it.
  await expect.poll(() => model.requests.map(({ left }) => left), { timeout: 5000 }).toEqual([true]);
  expect(await listed()).toEqual([]);
  // It was no fault of the model.
  expect(app.logged.join()).not.toContain('the model did not write');
});

test('between the last sentence and the storing, keeps nothing', async () => {
  holdBack = true;
  const stream = await open();
  await untilHalfWritten();
  model.release();
  await writtenAndHeld.promise;
  expect(await stop()).toMatchObject({ status: 200 });
  expect((await stream.rest()).at(-1)).toMatchObject({ event: 'failed', data: STOPPED });
  held.resolve();
  const another = await writeAnother();
  expect((await listed()).map(({ resume_id }) => resume_id)).toEqual([another]);
});

test('once it is being stored, is too late: the résumé is whole and stays', async () => {
  const stream = await open();
  await untilHalfWritten();
  await app.db.transaction().execute(async (transaction) => {
    await sql`lock table resumes in exclusive mode`.execute(transaction);
    model.release();
    await stream.until(isSaving);
    expect(await stop()).toMatchObject({ status: 404, error: messages.generate.nothingToStop });
  });
  expect((await stream.rest()).at(-1)?.event).toBe('done');
  expect(await listed()).toHaveLength(1);
  expect(await stop()).toMatchObject({ status: 404, error: messages.generate.nothingToStop });
});

test('lets the same pet be written anew at once, and not with what was stopped', async () => {
  const stopped = await open();
  await untilHalfWritten();
  await stop();
  await untilHalfWritten(0);
  const another = await writeAnother();
  expect((await stopped.rest()).at(-1)?.event).toBe('failed');
  expect((await listed()).map(({ resume_id }) => resume_id)).toEqual([another]);
});

test('stops all that is written for this pet, and nothing else', async () => {
  const body = { owner: { full_name: 'Robin Overlaid' } };
  const otherPet = await makePet(app, as);
  const streams = await Promise.all([open(), openStream(app, generateResume, { ...ofPet(), body }), open(otherPet)]);
  await untilHalfWritten(streams.length);
  const { token: stranger } = await makeOwner(app);
  expect(await app.send(stopGenerating, { as: stranger, params: { pet_id: petId } })).toMatchObject({
    status: 404,
    error: messages.common.notFound,
  });
  expect(await stop()).toMatchObject({ status: 200 });
  model.release();
  const ends = await Promise.all(streams.map(async (stream) => (await stream.rest()).at(-1)?.event));
  expect(ends).toEqual(['failed', 'failed', 'done']);
  expect((await listed()).map(({ pet_id }) => pet_id)).toEqual([otherPet]);
});
