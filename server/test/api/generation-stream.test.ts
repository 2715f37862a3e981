import { parseEvent } from '@pawsume/contract/call';
import { mapStrings } from '@pawsume/contract/map-strings';
import { messages } from '@pawsume/contract/messages';
import { deletePet, saveStep1 } from '@pawsume/contract/pets';
import { getProse } from '@pawsume/contract/resume-text';
import { generateResume, listMyResumes, type Prose, type WritingEvent } from '@pawsume/contract/resumes';
import { petByKey } from '@pawsume/fixtures/pets';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStream } from '../harness/event-stream.ts';
import { makeOwner, makePet, signUp } from '../harness/make.ts';
import { openModel } from '../harness/open-model.ts';
import { runsAll } from '../harness/runs-all.ts';
import { sharedApp, startApp, type TestApp } from '../harness/start-app.ts';

const mango = petByKey('mango');
const { picture: _none, ...basics } = mango.answers.step1;
const isWriting = (event: WritingEvent) => event.event === 'stage' && event.stage === 'writing';

/** The last event is the answer of the call. */
const writingIn = (events: readonly { data: unknown }[]): WritingEvent[] =>
  events.slice(0, -1).map(({ data }) => {
    const event = parseEvent(generateResume, data);
    if (!event) throw new Error(`The contract has no such event: ${JSON.stringify(data)}`);
    return event;
  });

/** The text that a list of events leaves on a screen. */
const textIn = (events: readonly { data: unknown }[]): Prose => {
  const text: Prose = { one_liner_description: '', rewritten_pet_description: '', rewritten_owner_description: '' };
  for (const event of writingIn(events)) {
    if (event.event === 'sentence') text[event.field] = `${text[event.field]} ${event.text}`.trim();
  }
  return text;
};

const stagesIn = (events: readonly { data: unknown }[]) =>
  writingIn(events).flatMap((event) => (event.event === 'stage' ? [event.stage] : []));

let app: TestApp;
let as: string;
let petId: number;
const wanted = () => ({ as, params: { pet_id: petId } });
const open = () => openStream(app, generateResume, wanted());
const idIn = (events: readonly { data: unknown }[]): number =>
  generateResume.answer.parse(events.at(-1)?.data).resume_id;
/** Without its paragraphs, which come with the stored text alone. */
const stored = async (id: number): Promise<Prose> => {
  const { answer } = await app.send(getProse, { as, params: { id } });
  const { one_liner_description, rewritten_pet_description, rewritten_owner_description } = answer;
  const text = { one_liner_description, rewritten_pet_description, rewritten_owner_description };
  return mapStrings(text, (words) => words.replaceAll('\n', ' '));
};
const listed = async () => (await app.send(listMyResumes, { as })).answer.map(({ resume_id }) => resume_id);

describe('the built-in writer', () => {
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    as = (await makeOwner(app)).token;
    petId = await makePet(app, as, mango);
  });

  test('tells its stages, its text as it is stored, and the résumé', async () => {
    const stream = await open();
    const events = await stream.rest();
    expect(events.map(({ event }) => event)).toEqual([
      ...['stage', 'stage'],
      ...events.slice(2, -2).map(() => 'sentence'),
      ...['stage', 'done'],
    ]);
    expect(stagesIn(events)).toEqual(['reading', 'writing', 'saving']);
    expect(events.at(-1)?.data).toEqual({ resume_id: idIn(events), written_by: 'built-in', model_failed: false });
    expect(textIn(events)).toEqual(await stored(idIn(events)));
  });

  test('is not kept on its way, nor gathered', async () => {
    const { status, headers } = await open();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/event-stream');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  test('answers plainly what is refused before anything is written', async () => {
    const headers = { accept: 'text/event-stream' };
    const { token: fresh } = await signUp(app);
    const refusals = [
      await app.send(generateResume, { params: { pet_id: petId }, headers }),
      await app.send(generateResume, { as: fresh, params: { pet_id: petId }, headers }),
      await app.send(generateResume, { as, params: { pet_id: 2_147_483_647 }, headers }),
      await app.send(generateResume, { as, params: { pet_id: petId }, bad: { owner: 7 }, headers }),
    ];
    expect(refusals.map(({ status, code }) => [status, code])).toEqual([
      [401, 'not_authenticated'],
      [403, 'profile_incomplete'],
      [404, 'not_found'],
      [400, 'invalid_input'],
    ]);
    for (const { headers: answered } of refusals) expect(answered['content-type']).toContain('application/json');
  });

  test('answers as JSON who asks for no stream', async () => {
    const { headers, answer } = await app.send(generateResume, { ...wanted(), headers: { accept: '*/*' } });
    expect(headers['content-type']).toContain('application/json');
    expect(answer.resume_id).toBeGreaterThan(0);
  });
});

const PROVIDERS: [string, string][] = [
  ['openai-compatible', 'waiting'],
  ['anthropic', 'claude-waiting'],
  ['anthropic', 'waiting'],
];

describe.each(runsAll ? PROVIDERS : PROVIDERS.slice(0, 1))('a model (%s, %s)', (provider, name) => {
  let model: Awaited<ReturnType<typeof openModel>>['model'];
  beforeAll(async () => {
    const opened = await openModel(name, provider);
    model = opened.model;
    app = await startApp(opened.ai);
  });
  /** Has the model behave otherwise than by its name. */
  const tell = (behaviour: string) =>
    app.send(saveStep1, { ...wanted(), body: { ...basics, description: `[[model:${behaviour}]] He whistles.` } });
  beforeEach(async () => {
    as = (await makeOwner(app)).token;
    petId = await makePet(app, as, mango);
  });

  /** Waits until the model has said half of its text, and holds the rest back. */
  const untilHalfWritten = () => expect.poll(() => model.countHalfSaid()).toBe(1);

  test('tells its stages while it writes, and its sentences once they are checked', async () => {
    const stream = await open();
    await stream.until(isWriting);
    await untilHalfWritten();
    expect(await listed()).toEqual([]);
    model.release();
    const events = await stream.rest();
    expect(stagesIn(events)).toEqual(['reading', 'writing', 'checking', 'saving']);
    const sentences = events.slice(3, -2);
    expect(sentences.length).toBeGreaterThan(4);
    expect(events.map(({ event }) => event)).toEqual([
      ...['stage', 'stage', 'stage'],
      ...sentences.map(() => 'sentence'),
      ...['stage', 'done'],
    ]);
    expect(textIn(events)).toEqual(await stored(idIn(events)));
  });

  test('that breaks off is asked again', async () => {
    await tell('breaking');
    model.requests.splice(0);
    const events = await (await open()).rest();
    expect(events.at(-1)?.data).toMatchObject({ written_by: name, model_failed: false });
    expect(model.requests.slice(0, 2).map(({ left }) => left)).toEqual([true, false]);
    expect(textIn(events)).toEqual(await stored(idIn(events)));
  });

  test.each(['inventive', 'sweetening'])('by the name of %s tells nothing that is refused', async (behaviour) => {
    await tell(behaviour);
    const events = await (await open()).rest();
    expect(events.at(-1)?.data).toMatchObject({ written_by: name });
    expect(JSON.stringify(events)).not.toMatch(
      /certified|award|children|Saskatoon|47|Hypoallergenic|easily|fond|safely/i,
    );
    expect(textIn(events)).toEqual(await stored(idIn(events)));
  });

  test('that fails gives its place, and its text, to the built-in writer', async () => {
    await tell('citing-nothing');
    const events = await (await open()).rest();
    expect(events.at(-1)?.data).toMatchObject({ written_by: 'built-in', model_failed: true });
    expect(textIn(events)).toEqual(await stored(idIn(events)));
  });

  test('writes once for all who wait, and who comes late is told what was told before', async () => {
    model.requests.splice(0);
    const plain = app.send(generateResume, wanted());
    await untilHalfWritten();
    const [first, second] = [await open(), await open()];
    await first.until(isWriting);
    const late = await open();
    await Promise.all([second.until(isWriting), late.until(isWriting)]);
    model.release();
    const events = await first.rest();
    expect(await second.rest()).toEqual(events);
    expect(await late.rest()).toEqual(events);
    expect((await plain).answer.resume_id).toBe(idIn(events));
    expect(await listed()).toEqual([idIn(events)]);
  });

  test('writes to the end for who has gone away', async () => {
    const stream = await open();
    await untilHalfWritten();
    stream.leave();
    model.release();
    await expect.poll(listed).toHaveLength(1);
  });

  test('tells what goes wrong after it began', async () => {
    const stream = await open();
    await untilHalfWritten();
    await app.send(deletePet, { as, params: { id: petId } });
    model.release();
    const events = await stream.rest();
    expect(events.at(-1)).toMatchObject({
      event: 'failed',
      data: { status: 404, code: 'not_found', msg: messages.common.notFound },
    });
  });
});
