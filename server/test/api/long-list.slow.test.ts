import { get, type IncomingMessage } from 'node:http';
import { adminResume, listUsers } from '@pawsume/contract/admin';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { makeAdmin, makeOwner, makeResume } from '../harness/make.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';

/** More than the buffers between two sockets hold. */
const MANY = 40_000;
const AT_ONCE = 1000;

const listAt = (app: TestApp, token: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    get(`${app.url}/api/admin/resumes`, { headers }, resolve).once('error', reject);
  });

const readAll = async (answer: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return z.array(adminResume).parse(JSON.parse(Buffer.concat(chunks).toString()));
};

test('the list of all résumés is read while it is sent, and holds nobody else up', async () => {
  const app = await startApp();
  const admin = (await makeAdmin(app)).token;
  expect(await readAll(await listAt(app, admin))).toEqual([]);

  const { resumeId } = await makeResume(app, (await makeOwner(app)).token);
  await app.db
    .updateTable('pets')
    .set({ pet_name: 'x'.repeat(80) })
    .execute();
  // Some at a time: each row is counted when its transaction ends, in one row, of which it then has as many versions.
  for (let made = 0; made < MANY; made += AT_ONCE) {
    await sql`insert into resumes (user_id, pet_id, one_liner_description, rewritten_pet_description,
      rewritten_owner_description, owner, written_by, cause, created_at, updated_at)
      select user_id, pet_id, '', '', '', '{}', written_by, cause, created_at, updated_at
      from resumes, generate_series(1, ${sql.lit(AT_ONCE)}) where id = ${resumeId}`.execute(app.db);
  }
  // PostgreSQL does this by itself, a minute after so many rows.
  await sql`analyze resumes`.execute(app.db);

  const answer = await listAt(app, admin);
  // Nothing of it is read yet: what is sent next has passed it by.
  expect(await app.send(listUsers, { as: admin })).toMatchObject({ status: 200 });
  await app.db.updateTable('resumes').set({ deleted_at: new Date() }).where('id', '=', resumeId).execute();
  const listed = (await readAll(answer)).map(({ id }) => id);
  expect(listed).toHaveLength(MANY);
  expect(listed).toEqual(listed.toSorted((one, other) => other - one));
  expect(listed).not.toContain(resumeId);

  const left = await listAt(app, admin);
  left.destroy();
  expect(await app.send(listUsers, { as: admin })).toMatchObject({ status: 200 });
});
