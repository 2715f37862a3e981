import { petByKey } from '@pawsume/fixtures/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import { openDatabase } from '@pawsume/server/db/open';
import { PRODUCT, run } from '../running.ts';
import { type Client, clientOf, expectJson } from './client.ts';

export interface Person {
  username: string;
  password: string;
  token: string;
  petId: number;
  resumeId: number;
}

/**
 * Makes accounts with a pet, its photo and a résumé that downloads free, in a database that no server has open after: one of
 * PostgreSQL, or the one embedded in the folder.
 */
export const makePeople = async (
  dataDir: string,
  port: string,
  names: readonly string[],
  databaseUrl: string | null = null,
): Promise<Person[]> => {
  const server = await run(PRODUCT, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', PORT: port });
  const people: Person[] = [];
  for (const name of names) people.push(await makePerson(server.url, name));
  await server.stop();
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  await db.updateTable('resumes').set({ is_paid: true }).execute();
  await close();
  return people;
};

const makePerson = async (url: string, username: string): Promise<Person> => {
  const account = { username, password: `the password of ${username}`, email: `${username}@example.com`, name: 'Jo' };
  await expectJson(clientOf(url)('POST', '/auth/register', account));
  const { token } = await expectJson(clientOf(url)('POST', '/auth/login', account));
  const send = clientOf(url, String(token));
  await expectJson(
    send('PUT', '/user/me', { ...account, profession: 'Nurse', address: '12 Elm', phone: '9025550100' }),
  );
  const petId = await makePet(send);
  const { resume_id } = await expectJson(send('POST', `/pet/generate-resume/${petId}`));
  return { ...account, token: String(token), petId, resumeId: Number(resume_id) };
};

const makePet = async (send: Client): Promise<number> => {
  const { step1, step2, step3, step5 } = petByKey('biscuit').answers;
  const { pet_id } = await expectJson(send('POST', '/pet/form/step1', await petForm(step1, await petPhoto('dog'))));
  for (const [step, answers] of Object.entries({ step2, step3, step5 })) {
    await expectJson(send('PUT', `/pet/form/${step}/${pet_id}`, answers));
  }
  return Number(pet_id);
};

/** The first step with a picture. */
export const petForm = async (answers: Record<string, unknown>, picture: Buffer): Promise<FormData> => {
  const form = new FormData();
  const { picture: _none, ...basics } = answers;
  for (const [field, value] of Object.entries(basics)) form.append(field, String(value));
  form.append('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'picture.png');
  return form;
};
