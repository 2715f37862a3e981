import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Comparison } from '../report.ts';
import { PRODUCT, run } from '../running.ts';
import { clientOf } from './client.ts';
import { makePeople, type Person } from './people.ts';
import { besidePeace, type Waits, waitsOf } from './waits.ts';

const SECONDS = 30;
/** So that the calls stay below what one user may make. */
const PAUSE_MS = 400;
const AT_MOST_MS = 1000;
const PORT = '38472';
const ATTACKER = fileURLToPath(new URL('attacker.ts', import.meta.url));

const TEXT = { rewritten_pet_description: 'Biscuit is a calm dog.', rewritten_owner_description: 'Jo is a nurse.' };

/** What one user's attack costs another: login, preview and download, in peace and under attack. */
export const compareAttack = async (): Promise<Comparison[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'pawsume-bench-'));
  const [attacker, other] = await makePeople(folder, PORT, ['attacker', 'other']);
  if (!attacker || !other) throw new Error('nobody is there');
  const server = await run(PRODUCT, { DATA_DIR: folder, PORT, LOG_LEVEL: 'silent' });
  await callsOf(server.url, other, 3);
  const peace = await callsOf(server.url, other, SECONDS);
  const { token, petId, resumeId } = attacker;
  const attack = await run(ATTACKER, {}, server.url, token, String(petId), String(resumeId));
  const under = await callsOf(server.url, other, SECONDS);
  await attack.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  return besidePeace('one user attacks', under, peace, AT_MOST_MS);
};

const callsOf = (url: string, person: Person, seconds: number): Promise<Waits> => {
  const { username, password, token, resumeId } = person;
  const send = clientOf(url, token);
  let edits = 0;
  const calls = {
    login: () => clientOf(url)('POST', '/auth/login', { username, password }),
    preview: () => send('GET', `/resumes/${resumeId}/preview`),
    // Saved just now, so that no drawn one is remembered.
    'preview of a new page': async () => {
      edits += 1;
      const saved = await send('PUT', `/resumes/${resumeId}/edit`, {
        ...TEXT,
        one_liner_description: `Calm, ${edits}.`,
      });
      return saved.status === 200 ? send('GET', `/resumes/${resumeId}/preview`) : saved;
    },
    download: () => send('GET', `/resumes/${resumeId}/download`),
  };
  return waitsOf(calls, { seconds, pauseMs: PAUSE_MS });
};
