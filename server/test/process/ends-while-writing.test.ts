import { generateResume } from '@pawsume/contract/resumes';
import { MODEL_API_KEY, startModel } from '@pawsume/standins/model/start-model';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { atEnd } from '../harness/at-end.ts';
import { preparedDataDir } from '../harness/data-dir.ts';
import { openStream } from '../harness/event-stream.ts';
import { PASSWORD, PROFILE } from '../harness/make.ts';
import { spawnServer } from '../harness/spawn-server.ts';
import { clientOf, petForm } from './client.ts';

test('a server that is told to end finishes the text it writes, tells it, and is gone', async () => {
  const model = await startModel();
  atEnd(() => model.close());
  const ai = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'waiting',
    AI_BASE_URL: model.url,
    AI_API_KEY: MODEL_API_KEY,
  };
  const server = await spawnServer(await preparedDataDir(), ai);
  atEnd(() => server.kill());
  const send = clientOf(server.url);
  const account = { username: 'watcher', password: PASSWORD, email: 'w@example.com', name: 'W' };
  await send('POST', '/auth/register', '', account);
  const { token: as } = z.object({ token: z.string() }).parse(await send('POST', '/auth/login', '', account));
  await send('PUT', '/user/me', as, PROFILE);
  const { pet_id } = z.object({ pet_id: z.int() }).parse(await send('POST', '/pet/form/step1', as, petForm('Pip')));

  const stream = await openStream(server, generateResume, { as, params: { pet_id } });
  await expect.poll(() => model.countHalfSaid()).toBe(1);
  server.signal('SIGTERM');
  // From now on nobody else is served.
  await expect.poll(() => fetch(`${server.url}/api/pricing`).then(({ status }) => status)).toBe(503);
  model.release();
  expect((await stream.rest()).at(-1)).toMatchObject({ event: 'done', data: { written_by: 'waiting' } });
  expect(await server.gone).toBe(0);
});
