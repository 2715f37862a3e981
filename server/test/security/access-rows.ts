import type { Call } from '@pawsume/contract/call';
import { makePdf } from '../proofs/make-pdf.ts';

/** The calls that anybody may make: one more has to be written down here on purpose. */
export const OPEN: readonly string[] = [
  'POST /auth/login',
  'POST /auth/register',
  'POST /auth/admin/login',
  'GET /auth/login/google',
  'GET /auth/google/callback',
  'POST /auth/exchange',
  'POST /auth/forgot-password',
  'POST /auth/reset-password',
  'POST /auth/reset-password/check',
  'POST /auth/undo-email',
  'POST /auth/confirm-email',
  'POST /auth/second-factor/code',
  'POST /auth/second-factor/passkey-options',
  'POST /auth/second-factor/passkey',
  'POST /auth/passkey-options',
  'POST /auth/passkey',
  'POST /stripe/webhook',
  'GET /stripe/return',
  'POST /paypal/webhook',
  'GET /paypal/return',
  'GET /paypal/cancel',
  'GET /payment-methods',
  'GET /pricing',
  'GET /health',
  'GET /ready',
  'POST /pet/import',
  'POST /page/draft',
  'POST /shared/opened',
  'POST /shared/contact-requests',
  'POST /shared/contact',
  'POST /confirmation/open',
  'POST /confirmation/facts',
  'POST /confirmation/answer',
  'POST /confirmation/decline',
  'POST /confirmation/report',
  'GET /registry/key',
  'POST /registry/check',
  'POST /registry/check-code',
  'GET /registry/printed',
];

/** What an id in a path names: the first of these that the path holds. */
const THINGS = [
  ['/admin/users/:', 'user'],
  ['/admin/confirmations/:', 'any confirmation'],
  ['/admin/held-payments/:', 'any payment'],
  ['/user/sessions/:', 'session'],
  ['/user/passkeys/:', 'passkey'],
  ['/user/proofs/:', 'proof'],
  ['/user/contact-requests/:', 'contact request'],
  ['/user/payments/:', 'payment'],
  ['/confirmations/:', 'confirmation'],
  ['/resumes/:', 'resume'],
  [':resume_id', 'resume'],
  ['/user/pets/:', 'pet'],
  [':pet_id', 'pet'],
] as const;
export type Thing = (typeof THINGS)[number][1];

/** Null where the call has no id: then the session decides. */
export const thingNamedBy = ({ path }: Call): Thing | null => {
  if (!path.includes(':')) return null;
  const [, thing] = THINGS.find(([part]) => path.includes(part)) ?? [];
  if (!thing) throw new Error(`What does the id in ${path} name?`);
  return thing;
};

interface Request {
  /** What the owner, or the administrator, sends to get the answer that the contract promises. */
  body?: object;
  /** What they send as the file, where there has to be one. */
  file?: Buffer;
  /** The status for them, where it is not the one the contract promises to those who fulfil all its conditions. */
  own?: number;
}

const BASICS = { pet_name: 'Rex', pet_type: 'Dog', pet_age: '3 years' };
const PROSE = { one_liner_description: 'x.', rewritten_pet_description: 'y.', rewritten_owner_description: 'z.' };
const PROFILE = { name: 'Jo', email: 'jo@example.com', profession: 'Nurse', address: 'Elm St', phone: '555 0100' };
const PASSWORDS = { current_password: 'not the password', new_password: 'another fine password' };

const ATTESTATION = {
  ...{ id: 'x', rawId: 'x', type: 'public-key' },
  response: { clientDataJSON: 'x', attestationObject: 'x' },
};

/** What calls need beside a session and an id. */
export const REQUESTS: Record<string, Request> = {
  'POST /user/change-password': { body: PASSWORDS, own: 400 },
  // At an address without a name, which the tests use, browsers take no passkeys.
  'POST /user/passkeys/options': { own: 409 },
  'POST /user/passkeys': { body: { passkey: ATTESTATION }, own: 409 },
  // There is one to confirm, and to remove, only after it was begun, and codes only beside a factor.
  'POST /user/authenticator/confirm': { body: { code: '000000' }, own: 409 },
  'DELETE /user/authenticator': { own: 404 },
  'POST /user/pets/import': { body: { text: 'Meet Rex!' } },
  'PUT /user/me': { body: PROFILE },
  'PUT /user/me/picture': { own: 400 },
  'DELETE /user/delete-account': { body: { confirm: true } },
  'POST /user/pets/:id/proofs': { body: { kind: 'Certificate' }, file: makePdf() },
  'POST /pet/form/step1': { body: BASICS },
  'PUT /pet/form/step1/:pet_id': { body: BASICS },
  'PUT /pet/form/step2/:pet_id': { body: {} },
  'PUT /pet/form/step3/:pet_id': { body: {} },
  'PUT /pet/form/step5/:pet_id': { body: {} },
  'POST /pet/form/page': { body: { step1: BASICS } },
  'POST /pet/form/page/:pet_id': { body: { step1: BASICS } },
  // Nothing is being written.
  'DELETE /pet/generate-resume/:pet_id': { own: 404 },
  'POST /user/pets/:id/confirmations': { body: { kind: 'Vet', name: 'Dr. Low', by: 'link' } },
  'POST /confirmations/:id/ask-again': { body: {} },
  'PUT /confirmations/:id/shown': { body: { shown: false, words_shown: false } },
  // There is one to bring back only after it was deleted.
  'POST /resumes/:id/restore': { own: 404 },
  'POST /resumes/:id/keep-text': { body: {} },
  'PUT /resumes/:id/page-settings': { body: { purpose: 'Travel' } },
  'PUT /resumes/:id/proofs/:proof_id': { body: { purpose: 'Renting', shown: true } },
  'GET /resumes/:id/download': { own: 402 },
  'PUT /resumes/:id/edit': { body: PROSE },
  'POST /resumes/:id/edit/check': { body: PROSE },
  'POST /resumes/:id/edit/preview': { body: PROSE },
  // Its text was never changed.
  'POST /resumes/:id/versions/:version/restore': { own: 404 },
  'PUT /resumes/:id/links/:purpose': { body: {} },
  'POST /resumes/:id/links/:purpose/new-address': { body: { url: 'x' } },
  'POST /user/contact-requests/:id': { body: { show: true } },
  'POST /stripe/buy-credits': { body: { quantity: 1 } },
  'POST /paypal/buy-credits': { body: { quantity: 1 } },
  'PATCH /admin/users/:id/credits': { body: { change: 1 } },
  'DELETE /admin/users/:id': { body: { confirm: true } },
  'PUT /admin/users/:id/email': { body: { email: 'moved@example.com', proof: 'ticket 123' } },
  'POST /admin/users/:id/letters': { body: { letter: 'reset-password' } },
  'POST /admin/test-mail': { body: {} },
  'POST /admin/failed-jobs/retry': { body: { kind: 'confirm-email' } },
};
