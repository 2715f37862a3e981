import { makePdf } from '../proofs/make-pdf.ts';

/** What an id in the path of a call names; `me` where there is none and the session decides, `open` where nobody needs one. */
export type Thing =
  | 'open'
  | 'me'
  | 'admin'
  | 'pet'
  | 'resume'
  | 'session'
  | 'payment'
  | 'user'
  | 'confirmation'
  | 'any confirmation'
  | 'any payment'
  | 'passkey'
  | 'contact request'
  | 'proof';

export interface Row {
  of: Thing;
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

/** Every call of the contract: who may reach what. One more call needs one more row. */
export const ACCESS: Record<string, Row> = {
  'POST /auth/login': { of: 'open' },
  'POST /auth/register': { of: 'open' },
  'POST /auth/admin/login': { of: 'open' },
  'GET /auth/login/google': { of: 'open' },
  'GET /auth/google/callback': { of: 'open' },
  'POST /auth/exchange': { of: 'open' },
  'POST /auth/forgot-password': { of: 'open' },
  'POST /auth/reset-password': { of: 'open' },
  'POST /auth/reset-password/check': { of: 'open' },
  'POST /auth/undo-email': { of: 'open' },
  'POST /auth/confirm-email': { of: 'open' },
  'POST /auth/second-factor/code': { of: 'open' },
  'POST /auth/second-factor/passkey-options': { of: 'open' },
  'POST /auth/second-factor/passkey': { of: 'open' },
  'POST /auth/passkey-options': { of: 'open' },
  'POST /auth/passkey': { of: 'open' },
  'POST /stripe/webhook': { of: 'open' },
  'GET /stripe/return': { of: 'open' },
  'POST /paypal/webhook': { of: 'open' },
  'GET /paypal/return': { of: 'open' },
  'GET /paypal/cancel': { of: 'open' },
  'GET /payment-methods': { of: 'open' },
  'GET /pricing': { of: 'open' },
  'GET /health': { of: 'open' },
  'GET /ready': { of: 'open' },
  'POST /pet/import': { of: 'open', body: { text: 'Meet Rex!' } },

  'POST /page/draft': { of: 'open' },
  'POST /shared/opened': { of: 'open' },
  'POST /shared/contact-requests': { of: 'open' },
  'POST /shared/contact': { of: 'open' },

  'POST /confirmation/open': { of: 'open' },
  'POST /confirmation/facts': { of: 'open' },
  'POST /confirmation/answer': { of: 'open' },
  'POST /confirmation/decline': { of: 'open' },
  'POST /confirmation/report': { of: 'open' },
  'GET /registry/key': { of: 'open' },
  'POST /registry/check': { of: 'open' },
  'POST /registry/check-code': { of: 'open' },
  'GET /registry/printed': { of: 'open' },

  'POST /auth/logout': { of: 'me' },
  'POST /user/change-password': { of: 'me', body: PASSWORDS, own: 400 },
  'POST /user/google': { of: 'me' },
  'DELETE /user/google': { of: 'me' },
  'GET /user/sessions': { of: 'me' },
  'DELETE /user/sessions': { of: 'me' },
  'DELETE /user/sessions/:id': { of: 'session' },
  'POST /user/confirm-email': { of: 'me' },
  'GET /user/second-factor': { of: 'me' },
  // At an address without a name, which the tests use, browsers take no passkeys.
  'POST /user/passkeys/options': { of: 'me', own: 409 },
  'POST /user/passkeys': { of: 'me', body: { passkey: ATTESTATION }, own: 409 },
  'DELETE /user/passkeys/:id': { of: 'passkey' },
  'POST /user/authenticator': { of: 'me' },
  // There is one to confirm, and to remove, only after it was begun, and codes only beside a factor.
  'POST /user/authenticator/confirm': { of: 'me', body: { code: '000000' }, own: 409 },
  'DELETE /user/authenticator': { of: 'me', own: 404 },
  'POST /user/recovery-codes': { of: 'me' },
  'POST /user/pets/import': { of: 'me', body: { text: 'Meet Rex!' } },
  'GET /user/me': { of: 'me' },
  'PUT /user/me': { of: 'me', body: PROFILE },
  'PUT /user/me/picture': { of: 'me', own: 400 },
  'DELETE /user/delete-account': { of: 'me', body: { confirm: true } },
  'GET /user/export': { of: 'me' },

  'GET /user/pets': { of: 'me' },
  'GET /user/pets/:id': { of: 'pet' },
  'DELETE /user/pets/:id': { of: 'pet' },
  'GET /user/pets/:id/proofs': { of: 'pet' },
  'POST /user/pets/:id/proofs': { of: 'pet', body: { kind: 'Certificate' }, file: makePdf() },
  'DELETE /user/proofs/:id': { of: 'proof' },
  'GET /user/proofs/:id/file': { of: 'proof' },
  'GET /user/proofs/:id/thumbnail': { of: 'proof' },
  'POST /pet/form/step1': { of: 'me', body: BASICS },
  'GET /pet/form/step1/:pet_id': { of: 'pet' },
  'PUT /pet/form/step1/:pet_id': { of: 'pet', body: BASICS },
  'GET /pet/form/steps/:pet_id': { of: 'pet' },
  'GET /pet/form/step2/:pet_id': { of: 'pet' },
  'PUT /pet/form/step2/:pet_id': { of: 'pet', body: {} },
  'GET /pet/form/step3/:pet_id': { of: 'pet' },
  'PUT /pet/form/step3/:pet_id': { of: 'pet', body: {} },
  'GET /pet/form/step5/:pet_id': { of: 'pet' },
  'PUT /pet/form/step5/:pet_id': { of: 'pet', body: {} },
  'POST /pet/form/page': { of: 'me', body: { step1: BASICS } },
  'POST /pet/form/page/:pet_id': { of: 'pet', body: { step1: BASICS } },
  'POST /pet/generate-resume/:pet_id': { of: 'pet' },
  // Nothing is being written.
  'DELETE /pet/generate-resume/:pet_id': { of: 'pet', own: 404 },

  'GET /user/pets/:id/confirmations': { of: 'pet' },
  'POST /user/pets/:id/confirmations': { of: 'pet', body: { kind: 'Vet', name: 'Dr. Low', by: 'link' } },
  'POST /confirmations/:id/ask-again': { of: 'confirmation', body: {} },
  'POST /confirmations/:id/stop': { of: 'confirmation' },
  'PUT /confirmations/:id/shown': { of: 'confirmation', body: { shown: false, words_shown: false } },

  'GET /user/resumes': { of: 'me' },
  'GET /resumes': { of: 'me' },
  'GET /resumes/:id': { of: 'resume' },
  'DELETE /resumes/:id': { of: 'resume' },
  // There is one to bring back only after it was deleted.
  'POST /resumes/:id/restore': { of: 'resume', own: 404 },
  'POST /resumes/:id/rewrite': { of: 'resume' },
  'POST /resumes/:id/keep-text': { of: 'resume', body: {} },
  'PUT /resumes/:id/page-settings': { of: 'resume', body: { purpose: 'Travel' } },
  'PUT /resumes/:id/proofs/:proof_id': { of: 'resume', body: { purpose: 'Renting', shown: true } },
  'GET /resumes/:id/preview': { of: 'resume' },
  'GET /resumes/:id/left-out': { of: 'resume' },
  'GET /resumes/:id/download': { of: 'resume', own: 402 },
  'GET /resumes/:id/edit': { of: 'resume' },
  'PUT /resumes/:id/edit': { of: 'resume', body: PROSE },
  'POST /resumes/:id/edit/check': { of: 'resume', body: PROSE },
  'POST /resumes/:id/edit/preview': { of: 'resume', body: PROSE },
  'GET /resumes/:id/versions': { of: 'resume' },
  // Its text was never changed.
  'POST /resumes/:id/versions/:version/restore': { of: 'resume', own: 404 },

  'GET /resumes/:id/links': { of: 'resume' },
  'PUT /resumes/:id/links/:purpose': { of: 'resume', body: {} },
  'POST /resumes/:id/links/:purpose/new-address': { of: 'resume', body: { url: 'x' } },
  'DELETE /resumes/:id/links/:purpose': { of: 'resume' },
  'POST /user/contact-requests/:id': { of: 'contact request', body: { show: true } },

  'POST /stripe/checkout-session/:resume_id': { of: 'resume' },
  'POST /paypal/create-order/:resume_id': { of: 'resume' },
  'POST /stripe/buy-credits': { of: 'me', body: { quantity: 1 } },
  'POST /paypal/buy-credits': { of: 'me', body: { quantity: 1 } },
  'GET /user/billing-history': { of: 'me' },
  'GET /user/credit-history': { of: 'me' },
  'GET /user/credits-owed': { of: 'me' },
  'GET /user/payments/:payment_id': { of: 'payment' },

  'GET /admin/users': { of: 'admin' },
  'PATCH /admin/users/:id/credits': { of: 'user', body: { change: 1 } },
  'DELETE /admin/users/:id/sessions': { of: 'user' },
  'DELETE /admin/users/:id/second-factor': { of: 'user' },
  'GET /admin/resumes': { of: 'admin' },
  'GET /admin/resume-pages': { of: 'admin' },
  'GET /admin/audit': { of: 'admin' },
  'GET /admin/numbers': { of: 'admin' },
  'GET /admin/failed-jobs': { of: 'admin' },
  'POST /admin/failed-jobs/retry': { of: 'admin', body: { kind: 'confirm-email' } },
  'GET /admin/held-payments': { of: 'admin' },
  'GET /admin/confirmations': { of: 'admin' },
  'POST /admin/confirmations/:id/stop': { of: 'any confirmation' },
  'POST /admin/held-payments/:payment_id/check': { of: 'any payment' },
};
