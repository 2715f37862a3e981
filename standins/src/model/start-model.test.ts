import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { MODEL_API_KEY, type ModelStandIn, startModel } from './start-model.ts';

let model: ModelStandIn;
beforeAll(async () => {
  model = await startModel();
});
afterAll(() => model.close());

const facts = {
  answers: [
    { id: 'pet_name', answer: 'Pip' },
    { id: 'pet_type', answer: 'Cat' },
    { id: 'description', answer: 'Purrs at breakfast.' },
    { id: 'rental_issues', answer: 'There have been complaints.' },
    { id: 'rental_issue_details', answer: 'scratches' },
  ],
  must_tell: ['There have been complaints: scratches'],
};
const chat = {
  model: 'honest',
  messages: [
    { role: 'system', content: 'Write.' },
    { role: 'user', content: `<facts>${JSON.stringify(facts)}</facts>` },
  ],
};

const answer = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).default([]),
  error: z.object({ param: z.string().nullable(), code: z.string().nullable() }).optional(),
});

const chunk = z.object({
  choices: z.tuple([
    z.object({ delta: z.object({ content: z.string().default('') }), finish_reason: z.string().nullable() }),
  ]),
});

const ask = async (body: object, key = MODEL_API_KEY) => {
  const response = await fetch(`${model.url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: answer.parse(await response.json()) };
};

it('writes what the facts say, with what has to be told', async () => {
  const { status, body } = await ask(chat);
  expect(status).toBe(200);
  const prose = JSON.parse(body.choices[0]?.message.content ?? '');
  expect(prose.rewritten_pet_description).toEqual(
    expect.arrayContaining([
      { text: '“Purrs at breakfast.”', cites: ['description'] },
      { text: 'There have been complaints.', cites: ['rental_issues'] },
      { text: '“scratches.”', cites: ['rental_issue_details'] },
    ]),
  );
});

it('refuses a wrong key', async () => {
  expect(await ask(chat, 'sk-other')).toMatchObject({ status: 401, body: { error: { code: 'invalid_api_key' } } });
});

it.each([
  ['an unknown parameter', { ...chat, max_retries: 2 }, 'max_retries'],
  ['a missing model', { messages: chat.messages }, 'model'],
  ['an unknown role', { ...chat, messages: [{ role: 'wizard', content: 'x' }] }, 'messages.0.role'],
  ['both limits of tokens', { ...chat, max_tokens: 9, max_completion_tokens: 9 }, 'max_tokens'],
  ['a schema that allows anything', { ...chat, response_format: schemaWith(true) }, /^response_format/],
])('refuses %s and names it', async (_what, body, param) => {
  const refused = await ask(body);
  expect(refused.status).toBe(400);
  expect(refused.body.error?.param).toMatch(param);
});

it('takes a schema that allows nothing more', async () => {
  expect((await ask({ ...chat, response_format: schemaWith(false) })).status).toBe(200);
});

it('obeys a sentinel in the prompt', async () => {
  const content = `<facts>{}</facts> [[model:broken]]`;
  expect((await ask({ ...chat, messages: [{ role: 'user', content }] })).status).toBe(500);
});

it('says the same in the pieces of a stream, where one is asked for', async () => {
  const whole = (await ask(chat)).body.choices[0]?.message.content;
  const response = await fetch(`${model.url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${MODEL_API_KEY}` },
    body: JSON.stringify({ ...chat, stream: true }),
  });
  const events = (await response.text()).split('\n\n').filter(Boolean);
  expect(events.at(-1)).toBe('data: [DONE]');
  const pieces = events.slice(0, -1).map((event) => chunk.parse(JSON.parse(event.replace('data: ', ''))).choices[0]);
  expect(pieces.map((piece) => piece.delta.content).join('')).toBe(whole);
  expect(pieces.at(-1)?.finish_reason).toBe('stop');
});

it('remembers what arrived', async () => {
  const before = model.requests.length;
  await ask(chat);
  expect(model.requests.slice(before)).toEqual([{ path: '/v1/chat/completions', chat, left: false }]);
});

function schemaWith(additionalProperties: boolean) {
  return {
    type: 'json_schema',
    json_schema: { name: 'response', strict: true, schema: { type: 'object', properties: {}, additionalProperties } },
  };
}
