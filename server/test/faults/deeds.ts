import { randomUUID } from 'node:crypto';
import { petForm } from '../process/client.ts';
import { type Asking, isSuccess } from './asking.ts';
import { CREDITS, type Known, resume } from './person.ts';
import { photoOf } from './pictures.ts';

/** What people do, and remember of it. */
export const openDeeds = ({ ask, insist }: Pick<Asking, 'ask' | 'insist'>) => ({
  async look({ token }: Known): Promise<void> {
    await insist(() => ask('GET', '/user/me', { token }));
  },

  async save(known: Known, text: string): Promise<void> {
    const { token, petId } = known;
    const json = { personality: ['Calm'], training: [], health_description: text };
    known.unsure.push(text);
    await insist(() => ask('PUT', `/pet/form/step2/${petId}`, { token, json }));
    known.stored = text;
    known.unsure = [];
  },

  async download(known: Known): Promise<void> {
    if (known.downloads >= CREDITS) return;
    const key = randomUUID();
    const { token, resumes } = known;
    await insist(() => ask('GET', `/resumes/${resumes[0]}/download`, { token, key }));
    known.downloads += 1;
  },

  /** Where it fails they go on with other things, and come back to it. Returns whether it was taken. */
  async upload(known: Known, width: number): Promise<boolean> {
    const { token, petId } = known;
    const form = petForm('Pip');
    form.append('image', await photoOf(width), 'pet.jpg');
    known.unsurePictures.push(width);
    const answer = await ask('PUT', `/pet/form/step1/${petId}`, { token, form });
    if (!isSuccess(answer)) return false;
    known.picture = width;
    known.unsurePictures = [];
    return true;
  },

  async write(known: Known): Promise<void> {
    const { token, petId } = known;
    const { body } = await insist(() => ask('POST', `/pet/generate-resume/${petId}`, { token, json: {} }));
    known.resumes.push(resume.parse(JSON.parse(body)).resume_id);
  },

  /** Returns whether it was taken. */
  async register(username: string, email: string): Promise<boolean> {
    const json = { username, password: 'a fine long password', email, name: 'Guest' };
    return isSuccess(await ask('POST', '/auth/register', { json }));
  },
});

export type Deeds = ReturnType<typeof openDeeds>;
