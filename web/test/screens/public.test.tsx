import { messages } from '@pawsume/contract/messages';
import { canonical, checkCode, checkFile, getRegistryKeys } from '@pawsume/contract/registry';
import { registryMessages } from '@pawsume/contract/registry-messages';
import { choose, press, type } from '../harness/acts.ts';
import { answer, broken, never } from '../harness/fake-server.ts';
import { nobody, owner } from '../harness/people.ts';
import { testStates } from '../harness/states.ts';

testStates(
  { path: '/', as: nobody },
  {
    'logged out': { shows: 'Welcome to' },
    'logged in': { as: owner, shows: 'Welcome to' },
    'menu open': { act: press('Menu'), shows: 'Welcome to', only: 'phone' },
  },
);
testStates({ path: '/download', as: nobody }, { sample: { shows: 'Download' } });
testStates({ path: '/terms', as: nobody }, { text: { shows: 'Terms' } });
testStates({ path: '/privacy', as: nobody }, { text: { shows: 'Privacy' } });
testStates({ path: '/nowhere', as: nobody }, { 'not found': { shows: messages.common.notFound } });

const made_at = '2026-10-02T12:00:00Z';
const base64url = (bytes: ArrayBuffer) => new Uint8Array(bytes).toBase64({ alphabet: 'base64url', omitPadding: true });
const hex = (bytes: ArrayBuffer) => new Uint8Array(bytes).toHex();
const FILE = '%PDF-1.7';
const utf8 = new TextEncoder();
const { publicKey, privateKey } = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
const record = {
  ...{ code: '4F7K-92CM-2', date: made_at, issuer: 'https://x.example', version: 'x' },
  sha256: hex(await crypto.subtle.digest('SHA-256', utf8.encode(FILE))),
};
const key = { key_id: 'x', public_key: base64url(await crypto.subtle.exportKey('raw', publicKey)) };
const signed = {
  record,
  ...key,
  signature: base64url(await crypto.subtle.sign('Ed25519', privateKey, utf8.encode(canonical(record)))),
};
const keys = (withdrawn: boolean) =>
  answer(getRegistryKeys, { algorithm: 'Ed25519', keys: [{ ...key, since: made_at, withdrawn }] });
const ours = { pet_name: 'Maximilian von Hohenstein-Ollivier', purpose: 'Renting', made_at, signed } as const;
const changed = ['Complaints or damage', 'Good with children', 'Reference: Landlord', 'Text about the pet', 'Weight'];
const current = answer(checkFile, { state: 'current', ...ours });
const older = answer(checkFile, { state: 'older', changed, ...ours });
const renamed = answer(checkFile, { state: 'older', changed: ['Name'], ...ours, pet_name: '' });

const chooseFile = choose([FILE], 'resume_17.pdf', { type: 'application/pdf' });
const typeCode = (code = '4F7K-92CM-2') => [type(registryMessages.codeLabel, code), press(registryMessages.checkCode)];

testStates(
  { path: '/verify', as: nobody, answers: [keys(false)] },
  {
    'nothing chosen': { shows: registryMessages.choose },
    comparing: { answers: [never(checkFile)], act: chooseFile, shows: registryMessages.comparing },
    current: { answers: [current], act: chooseFile, shows: registryMessages.signatureChecked },
    'signed with a withdrawn key, and of a pet with another name': {
      answers: [keys(true), renamed],
      act: chooseFile,
      shows: registryMessages.signatureWithdrawn,
    },
    'signed by somebody else': {
      answers: [answer(getRegistryKeys, { algorithm: 'Ed25519', keys: [] }), current],
      act: chooseFile,
      shows: registryMessages.forged,
    },
    older: { answers: [older], act: chooseFile, shows: registryMessages.older },
    'not ours': {
      answers: [answer(checkFile, { state: 'unknown' })],
      act: chooseFile,
      shows: registryMessages.unknown,
    },
    'not a PDF': {
      act: choose(['text'], 'resume_17.pdf', { type: 'application/pdf' }),
      shows: registryMessages.notPdf,
    },
    failed: { answers: [broken(checkFile)], act: chooseFile, shows: registryMessages.failed },
    'code mistyped': { act: typeCode('4F7K-92CM-3'), shows: registryMessages.misread.check },
    'code current': {
      answers: [answer(checkCode, { state: 'current' })],
      act: typeCode(),
      shows: registryMessages.codeCurrent,
    },
    'code older': {
      answers: [answer(checkCode, { state: 'older', changed })],
      act: typeCode(),
      shows: registryMessages.codeOlder,
    },
    'code unknown': {
      answers: [answer(checkCode, { state: 'unknown' })],
      act: typeCode(),
      shows: registryMessages.codeUnknown,
    },
    'code failed': { answers: [broken(checkCode)], act: typeCode(), shows: registryMessages.failed },
  },
);
