import { listMyResumes, listResumes } from '@pawsume/contract/resumes';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeOwner, makeResume } from '../harness/make.ts';
import { sharedApp } from '../harness/start-app.ts';

const MANY = 5000;

const app = await sharedApp();
const as = (await makeOwner(app)).token;
const { resumeId } = await makeResume(app, as);
await sql`insert into resumes (user_id, pet_id, one_liner_description, rewritten_pet_description,
  rewritten_owner_description, told, owner, written_by, cause, created_at, updated_at)
  select user_id, pet_id, one_liner_description, rewritten_pet_description, rewritten_owner_description, told, owner,
  written_by, cause, created_at, updated_at
  from resumes, generate_series(2, ${sql.lit(MANY)}) where id = ${resumeId}`.execute(app.db);

/** The longest that this thread worked without a break, as a share of its whole work: of processor time. */
const longestShareOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = process.threadCpuUsage();
  let [longest, last] = [0, start];
  const look = () => {
    const { user, system } = process.threadCpuUsage(last);
    longest = Math.max(longest, user + system);
    last = process.threadCpuUsage();
    timer = setImmediate(look);
  };
  let timer = setImmediate(look);
  await work();
  clearImmediate(timer);
  const { user, system } = process.threadCpuUsage(start);
  return longest / (user + system);
};

test.each([listMyResumes, listResumes])('a list of 5,000 résumés leaves the server free for others', async (call) => {
  // The answer is read as text: parsing it is the browser's work.
  const read = () => fetch(`${app.url}/api${call.path}`, { headers: { authorization: `Bearer ${as}` } });
  let length = 0;
  const longest = await longestShareOf(async () => {
    const answer = await read();
    for await (const chunk of answer.body ?? []) length += chunk.length;
  });
  expect(length).toBeGreaterThan(MANY * 50);
  // 6 % in batches of 200, 75 % where all are answered at once.
  expect(longest).toBeLessThan(0.25);
});

test('a list is read part by part, newest first', async () => {
  const all = (await app.send(listResumes, { as })).answer.flatMap(({ id }) => id ?? []);
  expect(all).toHaveLength(MANY);
  expect(all).toEqual(all.toSorted((one, other) => other - one));
  const parts: number[] = [];
  for (const limit of ['60', '200']) {
    const query: Record<string, string> = parts.length > 0 ? { limit, before: `${parts.at(-1)}` } : { limit };
    const { answer } = await app.send(listResumes, { as, query });
    parts.push(...answer.flatMap(({ id }) => id ?? []));
  }
  expect(parts).toEqual(all.slice(0, 260));
});
