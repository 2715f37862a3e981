import { messages } from '@pawsume/contract/messages';
import { generateResume, listMyResumes } from '@pawsume/contract/resumes';
import { getMe } from '@pawsume/contract/users';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { openLimits } from '#limits/limits';
import { atEnd } from '../harness/at-end.ts';
import { makeOwner, makePet, PASSWORD, signUp } from '../harness/make.ts';
import { freePort } from '../harness/spawn-server.ts';
import { sharedAppWith } from '../harness/start-app.ts';
import { tryLogin } from './strangers.ts';

test('an error that nobody expected tells the log its cause and the user nothing of it, and stores nothing', async () => {
  const cause = new TypeError('canary: select * from users at /srv/canary.ts');
  const app = await sharedAppWith((context) => ({ ...context, writer: { write: () => Promise.reject(cause) } }));
  const { token } = await makeOwner(app);
  const reply = await app.send(generateResume, { as: token, params: { pet_id: await makePet(app, token) } });
  expect(reply).toMatchObject({ status: 500, code: 'internal', error: messages.common.unexpected });
  const { request_id, ...told } = JSON.parse(reply.bytes.toString());
  expect(Object.keys(told).sort()).toEqual(['code', 'error', 'msg']);
  expect(reply.bytes.toString()).not.toMatch(/canary|TypeError|select|\.ts/);
  const entry = app.logged.map((line) => JSON.parse(line)).find(({ reqId }) => reqId === request_id);
  expect(entry).toMatchObject({ level: 'error', err: { type: 'TypeError' } });
  expect((await app.send(listMyResumes, { as: token })).answer).toEqual([]);
  expect(await app.send(getMe, { as: token })).toMatchObject({ status: 200 });
});

test('where the counters cannot be reached nobody is let in uncounted', async () => {
  const pool = new Pool({ host: '127.0.0.1', port: await freePort(), connectionTimeoutMillis: 2000 });
  atEnd(() => pool.end());
  let reachable = true;
  const unreachable = openLimits({ pool, addressFactor: 1 });
  const app = await sharedAppWith(({ limits, ...context }) => ({
    ...context,
    thisMachineAlone: false,
    limits: { admit: (call, asker) => (reachable ? limits : unreachable).admit(call, asker) },
  }));
  const { id, username } = await signUp(app);
  const sessions = () => app.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute();
  const before = await sessions();
  reachable = false;
  const right = { username, address: '192.0.2.1', password: PASSWORD };
  const reply = await tryLogin(app, right);
  expect(reply.status).toBeGreaterThanOrEqual(500);
  expect(await sessions()).toEqual(before);
  reachable = true;
  expect(await tryLogin(app, right)).toMatchObject({ status: 200 });
});
