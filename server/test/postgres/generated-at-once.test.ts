import { generateResume, listMyResumes } from '@pawsume/contract/resumes';
import { beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../harness/fresh-database.ts';
import { makeOwner, makePet } from '../harness/make.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';

let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  const settings = { DATABASE_URL: await freshDatabase() };
  one = await startApp(settings);
  other = await startApp(settings);
});

const ROUNDS = 8;

test.each([
  ['one server', () => [one, one]],
  ['two servers', () => [one, other]],
])('the built-in writer makes one résumé of requests that arrive at the same time at %s', async (_where, servers) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { token: as } = await makeOwner(one);
    const pet_id = await makePet(one, as);
    const replies = await Promise.all(servers().map(({ send }) => send(generateResume, { as, params: { pet_id } })));
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    const ids = replies.map(({ answer }) => answer.resume_id);
    const listed = (await one.send(listMyResumes, { as })).answer.map(({ resume_id }) => resume_id);
    expect([new Set(ids).size, listed.length], `round ${round}`).toEqual([1, 1]);
  }
});
