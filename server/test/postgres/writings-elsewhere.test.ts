import { messages } from '@pawsume/contract/messages';
import { generateResume, listMyResumes, stopGenerating, type WritingEvent } from '@pawsume/contract/resumes';
import { MODEL_API_KEY, type ModelStandIn, startModel } from '@pawsume/standins/model/start-model';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atEnd } from '../harness/at-end.ts';
import { emptyDataDir } from '../harness/data-dir.ts';
import { openStream } from '../harness/event-stream.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { makeOwner, makePet } from '../harness/make.ts';
import { spawnServer } from '../harness/spawn-server.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';

let model: ModelStandIn;
let settings: Record<string, string>;
let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  model = await startModel();
  atEnd(() => model.close());
  settings = {
    DATABASE_URL: await freshDatabase(),
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'waiting',
    AI_BASE_URL: model.url,
    AI_API_KEY: MODEL_API_KEY,
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
const open = (app: Pick<TestApp, 'url'>) => openStream(app, generateResume, ofPet());
const listed = async () => (await one.send(listMyResumes, { as })).answer.map(({ resume_id }) => resume_id);
/** The calls that ask for a text, without those that judge one. */
const writings = () => model.requests.filter(({ chat }) => JSON.stringify(chat).includes('<facts>'));
const rows = () => one.db.selectFrom('writings').selectAll().where('pet_id', '=', petId).execute();
const STOPPED = { status: 409, code: 'stopped', error: messages.generate.stopped };

describe('a text that one server writes', () => {
  test('is told at another to who asks for it again, from its beginning, and stands once', async () => {
    const first = await open(one);
    await untilHalfWritten();
    const joined = await open(other);
    await joined.until(isWriting);
    model.release();
    const [events, same] = [await first.rest(), await joined.rest()];
    expect(same).toEqual(events);
    expect(events.at(-1)?.event).toBe('done');
    expect(await listed()).toHaveLength(1);
    expect(writings()).toHaveLength(1);
  });

  test('is stopped through another, for all who wait', async () => {
    const first = await open(one);
    await untilHalfWritten();
    const joined = await open(other);
    await joined.until(isWriting);
    expect(await other.send(stopGenerating, ofPet())).toMatchObject({ status: 200 });
    for (const stream of [first, joined]) {
      expect((await stream.rest()).at(-1)).toMatchObject({ event: 'failed', data: STOPPED });
    }
    // Much earlier than the deadline would end it.
    await expect.poll(() => model.requests.map(({ left }) => left), { timeout: 5000 }).toEqual([true]);
    expect(await listed()).toEqual([]);
    expect(await other.send(stopGenerating, ofPet())).toMatchObject({ status: 404 });
  });

  test('is stopped for both of two tabs that press Stop at the same time', async () => {
    const tabs = [await open(one), await open(other)];
    for (const tab of tabs) await tab.until(isWriting);
    await untilHalfWritten();
    const stops = await Promise.all([one, other].map(({ send }) => send(stopGenerating, ofPet())));
    for (const tab of tabs) expect((await tab.rest()).at(-1)).toMatchObject({ event: 'failed', data: STOPPED });
    // The second one finds nothing to stop, which the screen does not show.
    expect(stops.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await listed()).toEqual([]);
  });

  test('cannot be stopped through another once it is being stored', async () => {
    const stream = await open(one);
    await untilHalfWritten();
    await one.db.transaction().execute(async (tx) => {
      await sql`lock table resumes in exclusive mode`.execute(tx);
      model.release();
      await stream.until((event) => event.event === 'stage' && event.stage === 'saving');
      expect(await other.send(stopGenerating, ofPet())).toMatchObject({ status: 404 });
    });
    expect((await stream.rest()).at(-1)?.event).toBe('done');
    expect(await listed()).toHaveLength(1);
  });

  test('leaves nothing of itself beside the résumé, also where it was followed', async () => {
    const stream = await open(one);
    await untilHalfWritten();
    expect(await rows()).toHaveLength(1);
    model.release();
    await stream.rest();
    expect(await rows()).toEqual([]);
    const [again, followed] = [await open(one), await open(other)];
    await Promise.all([again, followed].map((each) => each.until(isWriting)));
    await untilHalfWritten();
    model.release();
    await Promise.all([again.rest(), followed.rest()]);
    await expect.poll(rows).toEqual([]);
  });

  test('is one for twenty clicks at once at both', async () => {
    const clicks = await Promise.all(Array.from({ length: 20 }, (_, n) => open(n % 2 === 0 ? one : other)));
    for (const click of clicks) await click.until(isWriting);
    await untilHalfWritten();
    model.release();
    const ends = await Promise.all(clicks.map(async (click) => (await click.rest()).at(-1)?.data));
    const ids = ends.map((end) => generateResume.answer.parse(end).resume_id);
    expect(await listed()).toEqual([...new Set(ids)]);
    expect(writings()).toHaveLength(1);
  });
});

test('where its server is killed, who waits at another gets a whole text, begun anew', async () => {
  const server = await spawnServer(await emptyDataDir(), settings);
  atEnd(() => server.kill());
  const lost = await open(server);
  await lost.until(isWriting);
  const joined = await open(one);
  await joined.until(isWriting);
  await untilHalfWritten();
  await server.kill();
  await expect.poll(() => model.requests, { timeout: 30_000 }).toHaveLength(2);
  await untilHalfWritten();
  model.release();
  const events = await joined.rest();
  expect(events.map(({ event }) => event)).toContain('anew');
  expect(events.at(-1)?.event).toBe('done');
  expect(await listed()).toHaveLength(1);
});

test('the last place of an account is given once, to whichever server asks first', async () => {
  const strict = { ...settings, MAX_RESUMES: '1' };
  const [left, right] = [await startApp(strict), await startApp(strict)];
  const second = await makePet(one, as);
  const asked = [left.send(generateResume, ofPet()), right.send(generateResume, ofPet(second))];
  const refused = await Promise.race(asked);
  expect(refused).toMatchObject({ code: 'account_full' });
  await untilHalfWritten();
  model.release();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, refused.status]);
});
