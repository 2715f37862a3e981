import { createServer } from 'node:http';
import { changeCredits, listAllResumes, listUsers } from '@pawsume/contract/admin';
import { adminLogin, changePassword, login, register } from '@pawsume/contract/auth';
import type { Call } from '@pawsume/contract/call';
import * as payments from '@pawsume/contract/payments';
import * as pets from '@pawsume/contract/pets';
import * as resumeText from '@pawsume/contract/resume-text';
import * as resumes from '@pawsume/contract/resumes';
import { deleteAccount, getMe, updateMe, updateMyPicture } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { send } from './client.ts';
import { readOrigin } from './read-origin.ts';

/** What the server that is asked answers next. */
let answer: string;
const server = createServer((_request, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(answer),
);

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubGlobal('location', { origin: readOrigin(server) });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const at = '2026-11-20T08:00:00.000Z';
const { step1, step2, step3, step5 } = petByKey('every-answer').answers;
const owner = { name: 'Jo', email: 'jo@example.com', profession: 'Nurse', address: '12 Elm St', phone: '555' };
const prose = { one_liner_description: 'a', rewritten_pet_description: 'b', rewritten_owner_description: 'c' };
const { picture: _none, ...petDetail } = step1;
const user = { ...owner, username: 'jo', picture: null, is_profile_completed: true, download_credits: 2 };
const paid = { timestamp: at, amount: 10, currency: 'CAD', action: 'stripe_credits' };
const pet = { params: { pet_id: 1 } };
const one = { params: { id: 1 } };
const payable = { params: { resume_id: 1 } };
const checkout = { url: 'https://pay.example/1' };

/** Each call of the specification that answers in JSON, and an answer of it with the specification's fields and no other. */
const SPEC: [Call, object, object?][] = [
  [login, { token: 't' }],
  [register, {}],
  [adminLogin, { token: 't' }],
  [getMe, { ...user, subscription_status: 'free' }],
  [updateMe, {}],
  [updateMyPicture, {}, { file: new File(['x'], 'avatar.jpg') }],
  [
    resumes.listMyResumes,
    [
      { resume_id: 1, pet_name: 'Rex', picture: null, created_at: at, status: 'Paid' },
      { resume_id: 2, pet_name: 'Rex', picture: '/pictures/a.jpg', created_at: at, status: 'Pending' },
    ],
  ],
  [pets.listMyPets, [{ pet_id: 1, pet_name: 'Rex', picture: null }]],
  [pets.getMyPet, { ...petDetail, owner }, one],
  [resumes.generateResume, { resume_id: 1 }, pet],
  [changePassword, {}],
  [
    payments.listBilling,
    [
      { ...paid, resume_id: null },
      { ...paid, resume_id: 1, action: 'paypal_resume' },
    ],
  ],
  [deleteAccount, {}],
  [payments.payResumeByCard, checkout, payable],
  [payments.payResumeByPaypal, checkout, payable],
  [payments.buyCreditsByCard, checkout],
  [resumes.listResumes, [{ id: 1, pet_name: 'Rex', created_at: at }]],
  [resumes.listResumes, [{ pet_name: 'Rex', created_at: at }]],
  [resumes.deleteResume, {}, one],
  [resumes.getResume, { pet_id: 1 }, one],
  [resumeText.getProse, { ...prose, pet_id: 1 }, one],
  [resumeText.saveProse, {}, one],
  [pets.getStep1, step1, pet],
  [pets.createPet, { pet_id: 1 }],
  [pets.saveStep1, {}, pet],
  [pets.getStep2, step2, pet],
  [pets.saveStep2, {}, pet],
  [pets.getStep3, step3, pet],
  [pets.getStep3, { ...step3, reference_contacts: JSON.stringify(step3.reference_contacts) }, pet],
  [pets.saveStep3, {}, pet],
  [pets.getStep5, step5, pet],
  [pets.saveStep5, {}, pet],
  [
    listUsers,
    { users: [{ id: 1, username: 'jo', email: 'jo@example.com', download_credits: 2, created_at: at }], total: 1 },
  ],
  [changeCredits, {}, one],
  [listAllResumes, [{ id: 1, pet_name: 'Rex', user_id: 1, is_paid: true, created_at: at }]],
];

/** The options fit the call, row by row; a list of calls of all kinds has no one type that says so. */
const sendAny: (call: Call, options?: object) => Promise<unknown> = send;

test.each(SPEC.map(([call, body, options]) => ({ name: `${call.method} ${call.path}`, call, body, options })))(
  '$name: an answer with the fields of the specification alone is taken as it is',
  async ({ call, body, options }) => {
    answer = JSON.stringify(body);
    const taken = await sendAny(call, options);
    const expected = call === pets.getStep3 ? step3 : body;
    expect(taken).toEqual(
      Array.isArray(expected)
        ? expected.map((each) => expect.objectContaining(each))
        : expect.objectContaining(expected),
    );
  },
);

test.each(
  SPEC.filter(([, body]) => Object.keys(body).length === 0).map(([call]) => ({
    name: `${call.method} ${call.path}`,
    call,
  })),
)('$name: where the specification describes no answer, an empty one will do', async ({ call }) => {
  answer = '';
  const params = { id: 1, pet_id: 1 };
  await expect(sendAny(call, { params })).resolves.toBeDefined();
});

test('contacts of references that cannot be parsed are none', async () => {
  answer = JSON.stringify({ ...step3, reference_contacts: 'no JSON' });
  expect(await send(pets.getStep3, pet)).toMatchObject({ reference_contacts: {} });
});

test('contacts of references are read as they are saved: what is left out is empty, and no role but ours is looked at', async () => {
  const reference_contacts = { Vet: { name: 'Dr. Moss' }, Groomer: { name: 'Al', contact: '1' } };
  for (const given of [reference_contacts, JSON.stringify(reference_contacts)]) {
    answer = JSON.stringify({ ...step3, reference_contacts: given });
    const read = await send(pets.getStep3, pet);
    expect(read.reference_contacts).toEqual({ Vet: { name: 'Dr. Moss', contact: '' } });
  }
});
