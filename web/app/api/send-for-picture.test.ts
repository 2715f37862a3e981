import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { PICTURE_PARTS } from '@pawsume/contract/call';
import { messages } from '@pawsume/contract/messages';
import { previewProse } from '@pawsume/contract/resume-text';
import { type DrawnPage, previewResume } from '@pawsume/contract/resumes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOrigin } from './read-origin.ts';
import { sendForPicture } from './send-for-picture.ts';

// A real server on a free port: what it was asked and what it answers is all that these tests know.
let asked: IncomingHttpHeaders[] = [];
let answer: (response: ServerResponse) => unknown = (response) => response.end();
const server = createServer((request, response) => {
  asked.push(request.headers);
  answer(response);
});

beforeEach(async () => {
  asked = [];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubGlobal('location', { origin: readOrigin(server) });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const about: DrawnPage = { sheet: { width: 210, height: 297 }, words: [{ text: 'Biscuit', heading: 1 }], places: [] };

const parts = (said: unknown, etag?: string) => async (response: ServerResponse) => {
  const form = new FormData();
  form.append('about', JSON.stringify(said));
  form.append('picture', new Blob(['jpeg'], { type: 'image/jpeg' }), 'page.jpg');
  const encoded = new Response(form);
  response.writeHead(200, { ...Object.fromEntries(encoded.headers), ...(etag && { etag }) });
  response.end(Buffer.from(await encoded.arrayBuffer()));
};
const prose = { one_liner_description: 'a', rewritten_pet_description: 'b', rewritten_owner_description: 'c' };

test('a picture comes with what is said of it, and from a server of the specification as a document', async () => {
  answer = parts(about);
  const drawn = await sendForPicture(previewResume, { params: { id: 1 } });
  expect(asked[0]?.accept).toBe(`${PICTURE_PARTS}, text/html`);
  expect(drawn).toMatchObject({ about });
  expect('picture' in drawn && (await drawn.picture.text())).toBe('jpeg');
  answer = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Biscuit</p>');
  expect(await sendForPicture(previewResume, { params: { id: 2 } })).toEqual({ html: '<p>Biscuit</p>' });
});

test('a picture that is here already is asked for by its name, and not sent again', async () => {
  answer = parts(about, '"one"');
  const first = await sendForPicture(previewResume, { params: { id: 3 } });
  answer = (response) => response.writeHead(304, { etag: '"one"' }).end();
  expect(await sendForPicture(previewResume, { params: { id: 3 } })).toBe(first);
  expect(asked.map((headers) => headers['if-none-match'])).toEqual([undefined, '"one"']);
  answer = parts({ ...about, words: [] }, '"two"');
  expect(await sendForPicture(previewResume, { params: { id: 3 } })).toMatchObject({ about: { words: [] } });
  // Neither of another résumé nor of a text that is being typed.
  await sendForPicture(previewResume, { params: { id: 4 } });
  await sendForPicture(previewProse, { params: { id: 3 }, body: prose });
  expect(asked.slice(-2).map((headers) => headers['if-none-match'])).toEqual([undefined, undefined]);
});

test('what is not as agreed is an error', async () => {
  answer = parts({ sheet: 'none' });
  const wrong = { status: 200, code: 'unexpected_answer', reason: messages.common.unexpected };
  await expect(sendForPicture(previewResume, { params: { id: 5 } })).rejects.toMatchObject(wrong);
  answer = (response) => response.writeHead(503, { 'content-type': 'application/json' }).end('{"error":"Later."}');
  await expect(sendForPicture(previewResume, { params: { id: 5 } })).rejects.toMatchObject({
    status: 503,
    reason: 'Later.',
  });
});
