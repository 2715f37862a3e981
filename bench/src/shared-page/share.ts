import { login, register } from '@pawsume/contract/auth';
import { type AnswerOf, API_BASE, type BodyToSend, type Call, parseAnswer } from '@pawsume/contract/call';
import { createPet, saveStep2, saveStep3, saveStep5 } from '@pawsume/contract/pets';
import { generateResume } from '@pawsume/contract/resumes';
import { saveLink } from '@pawsume/contract/sharing';
import { updateMe } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import { petPhoto } from '@pawsume/fixtures/photos';

interface Asking<C extends Call> {
  params?: Record<string, string | number>;
  body?: BodyToSend<C>;
  photo?: Buffer | null;
}

const formOf = (field: string, body: object, photo: Buffer | null): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.append(name, String(value));
  if (photo) form.append(field, new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  return form;
};

/** Makes calls of the contract on a running server. */
const senderTo = (server: string) => {
  const auth: Record<string, string> = {};
  const send = async <C extends Call>(call: C, asking: Asking<C> = {}): Promise<AnswerOf<C>> => {
    const { params = {}, body = {}, photo = null } = asking;
    const path = call.path.replaceAll(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(params[name])));
    const answer = await fetch(server + API_BASE + path, {
      method: call.method,
      ...(call.file
        ? { headers: auth, body: formOf(call.file.field, Object(body), photo) }
        : { headers: { ...auth, 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${call.method} ${call.path} answered ${answer.status}: ${await answer.text()}`);
    return parseAnswer(call, await answer.json());
  };
  const as = (token: string) => {
    auth.authorization = `Bearer ${token}`;
  };
  return { send, as };
};

/** Somebody with a résumé that is shared, with its PDF where that is wanted. Returns where. */
export const shareResume = async (server: string, withPdf = false): Promise<string> => {
  const { send, as } = senderTo(server);
  const { answers, profile, photo } = petByKey('biscuit');
  const account = { username: 'bench', password: 'a bench password' };
  await send(register, { body: { ...account, email: 'bench@example.com', name: 'Bench' } });
  as((await send(login, { body: account })).token);
  await send(updateMe, { body: { ...profile, email: 'bench@example.com' } });
  const { picture: _none, ...basics } = answers.step1;
  const { pet_id } = await send(createPet, { body: basics, photo: photo && (await petPhoto(photo)) });
  const params = { pet_id };
  await send(saveStep2, { params, body: answers.step2 });
  await send(saveStep3, { params, body: answers.step3 });
  await send(saveStep5, { params, body: answers.step5 });
  const { resume_id } = await send(generateResume, { params });
  const { link } = await send(saveLink, {
    params: { id: resume_id, purpose: 'Renting' },
    body: withPdf ? { with_pdf: true } : {},
  });
  return server + new URL(link.url ?? '').pathname;
};
