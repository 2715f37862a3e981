import type { Page } from '@playwright/test';
import { newUser } from './by-api.ts';
import type { HostilePerson } from './hostile-person.ts';
import { type RawCall, sendByPage } from './send-by-page.ts';

const ATTESTATION = ['clientDataJSON', 'attestationObject'];
const ASSERTION = ['clientDataJSON', 'authenticatorData', 'signature', 'userHandle'];

/**
 * Sends hostile text as the passwords, codes, links and passkeys that calls ask for. No screen lets one type what a browser's
 * own dialog makes, and none of it is ever shown: each is answered as JSON. Whoever has just logged in needs no password.
 */
export const sendHostileProofs = async (page: Page, { text }: HostilePerson) => {
  const { token } = await newUser(page.request, `proofs${Date.now()}`);
  const proof = { current_password: text('password') };
  const passkeyWith = (parts: string[]) => ({
    id: text('id'),
    rawId: text('id'),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      ...Object.fromEntries(parts.map((part) => [part, text('signed')])),
      ...(parts === ATTESTATION && { transports: [text('transport')] }),
    },
  });
  const second = { challenge: text('challenge') };
  const calls: RawCall[] = [
    ['POST', '/user/google', proof],
    ['DELETE', '/user/google', proof],
    ['POST', '/auth/undo-email', { token: text('token') }],
    ['POST', '/auth/reset-password', { token: text('token'), new_password: text('password') }],
    ['POST', '/user/passkeys/options', proof],
    ['POST', '/user/passkeys', { name: text('name'), passkey: passkeyWith(ATTESTATION) }],
    ['DELETE', '/user/passkeys/1', proof],
    ['POST', '/user/authenticator', proof],
    ['DELETE', '/user/authenticator', proof],
    ['POST', '/user/authenticator/confirm', { code: text('code') }],
    ['POST', '/user/recovery-codes', proof],
    ['POST', '/auth/second-factor/code', { ...second, code: text('code') }],
    ['POST', '/auth/second-factor/passkey-options', second],
    ['POST', '/auth/second-factor/passkey', { ...second, passkey: passkeyWith(ASSERTION) }],
    ['POST', '/auth/passkey', { passkey: passkeyWith(ASSERTION) }],
    ['POST', '/admin/failed-jobs/retry', { id: text('id') }],
  ];
  await sendByPage(page, token, calls);
};
