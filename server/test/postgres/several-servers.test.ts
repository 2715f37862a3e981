import { messages } from '@pawsume/contract/messages';
import { generateResume, listMyResumes, stopGenerating, type WritingEvent } from '@pawsume/contract/resumes';
import { MODEL_API_KEY, type ModelStandIn, startModel } from '@pawsume/standins/model/start-model';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { atEnd } from '../harness/at-end.ts';
import { openStream } from '../harness/event-stream.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { makeOwner, makePet } from '../harness/make.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';

let model: ModelStandIn;
let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  model = await startModel();
  atEnd(() => model.close());
  const settings = {
    DATABASE_URL: await freshDatabase(),
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'waiting',
    AI_BASE_URL: model.url,
    AI_API_KEY: MODEL_API_KEY,
    MAX_RESUMES: '2',
  };
  one = await startApp(settings);
  other = await startApp(settings);
});

let as: string;
let petId: number;
beforeEach(async () => {
  model.requests.splice(0);
  as = (await makeOwner(one)).token;
  petId = await makePet(one, as);
});

const isWriting = (event: WritingEvent) => event.event === 'stage' && event.stage === 'writing';
/** Waits until the model has said half of a text, and holds the rest back. */
const untilHalfWritten = () => expect.poll(() => model.countHalfSaid()).toBe(1);
const ofPet = (id = petId) => ({ as, params: { pet_id: id } });
const open = (app: TestApp) => openStream(app, generateResume, ofPet());
const listed = async () => (await one.send(listMyResumes, { as })).answer.map(({ resume_id }) => resume_id);
/** The calls that ask for a text, without those that judge one. */
const texts = () => model.requests.filter(({ chat }) => JSON.stringify(chat).includes('<facts>'));
const locks = () => one.db.selectFrom('writings').selectAll().where('pet_id', '=', petId);

test('twenty clicks at two servers get one résumé, and no lock remains', async () => {
  const clicks = await Promise.all(Array.from({ length: 20 }, (_, n) => open(n % 2 === 0 ? one : other)));
  for (const click of clicks) await click.until(isWriting);
  await untilHalfWritten();
  model.release();
  const ends = await Promise.all(clicks.map(async (click) => (await click.rest()).at(-1)?.data));
  const ids = ends.map((end) => generateResume.answer.parse(end).resume_id);
  expect(await listed()).toEqual([...new Set(ids)]);
  expect(texts()).toHaveLength(1);
  expect(await locks().execute()).toEqual([]);
});

test('a stop at another server stores nothing, ends the request to the model, and tells all who wait', async () => {
  const streams = [await open(one), await open(other)];
  await untilHalfWritten();
  for (const stream of streams) await stream.until(isWriting);
  expect(await other.send(stopGenerating, ofPet())).toMatchObject({ status: 200 });
  for (const stream of streams) {
    expect((await stream.rest()).at(-1)).toMatchObject({
      event: 'failed',
      data: { status: 409, code: 'stopped', error: messages.generate.stopped },
    });
  }
  await expect.poll(() => model.requests.map(({ left }) => left)).toEqual([true]);
  expect(await listed()).toEqual([]);
  expect(await one.send(stopGenerating, ofPet())).toMatchObject({ status: 404 });
});

test('a text whose server was killed is written again once its lock expires', async () => {
  const lost = await open(one);
  await untilHalfWritten();
  // A server that was killed neither renews its lock nor releases it.
  const copied = await locks().executeTakeFirstOrThrow();
  await one.send(stopGenerating, ofPet());
  await lost.rest();
  await one.db.deleteFrom('writings').where('pet_id', '=', petId).execute();
  await one.db
    .insertInto('writings')
    .values({ ...copied, id: undefined, until: sql<Date>`now() + interval '1 second'` })
    .execute();
  const waiting = await open(other);
  await waiting.until(isWriting);
  expect(texts()).toHaveLength(1);
  await untilHalfWritten();
  model.release();
  expect((await waiting.rest()).at(-1)?.event).toBe('done');
  expect(await listed()).toHaveLength(1);
});

test('the last place of an account is given once, to whichever server asks first', async () => {
  const writing = one.send(generateResume, ofPet());
  await untilHalfWritten();
  model.release();
  expect(await writing).toMatchObject({ status: 201 });
  const asked = [one, other].map(async ({ send }) => send(generateResume, ofPet(await makePet(one, as))));
  const refused = await Promise.race(asked);
  expect(refused).toMatchObject({ code: 'account_full' });
  await untilHalfWritten();
  model.release();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, refused.status]);
});

test('the built-in writer makes one résumé of requests that arrive at two servers at the same time', async () => {
  const settings = { DATABASE_URL: await freshDatabase() };
  const apps = [await startApp(settings), await startApp(settings)] as const;
  for (let round = 0; round < 4; round += 1) {
    const { token } = await makeOwner(apps[0]);
    const pet = { as: token, params: { pet_id: await makePet(apps[0], token) } };
    const replies = await Promise.all(apps.map(({ send }) => send(generateResume, pet)));
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    const ids = new Set(replies.map(({ answer }) => answer.resume_id));
    const { answer } = await apps[0].send(listMyResumes, { as: token });
    expect([ids.size, answer.length], `round ${round}`).toEqual([1, 1]);
  }
});
