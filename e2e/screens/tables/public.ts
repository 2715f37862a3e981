import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { messages } from '@pawsume/contract/messages';
import { canonical, checkCode, checkFile, getRegistryKeys } from '@pawsume/contract/registry';
import { registryMessages } from '@pawsume/contract/registry-messages';
import type { Page } from '@playwright/test';
import { broken, type Fault, never } from '../faults.ts';
import { type Screen, statesOf } from '../screen.ts';

const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click();

const FILE = '%PDF-1.7';
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const record = {
  ...{ code: '4F7K-92CM-2', date: '2026-10-02T12:00:00Z', issuer: 'https://x.example', version: 'x' },
  sha256: createHash('sha256').update(FILE).digest('hex'),
};
const key = { key_id: 'x', public_key: publicKey.export({ format: 'jwk' }).x };
const SIGNED = {
  record,
  ...key,
  signature: sign(null, Buffer.from(canonical(record)), privateKey).toString('base64url'),
};
const KEYS: Fault = { call: getRegistryKeys, answer: { keys: [{ ...key, since: record.date }] } };
const OURS = { pet_name: 'Maximilian von Hohenstein-Ollivier', purpose: 'Renting', made_at: '2026-10-02T12:00:00Z' };
const CHANGED = ['Complaints or damage', 'Good with children', 'Reference: Landlord', 'Text about the pet', 'Weight'];
const fileIs = (answer: Record<string, unknown>): Fault => ({ call: checkFile, answer });
const codeIs = (answer: Record<string, unknown>): Fault => ({ call: checkCode, answer });

const choose =
  (text = FILE) =>
  (page: Page) =>
    page
      .getByLabel(registryMessages.choose)
      .setInputFiles({ name: 'resume_17.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text) });
const typeCode =
  (code = '4F7K-92CM-2') =>
  async (page: Page) => {
    await page.getByLabel(registryMessages.codeLabel).fill(code);
    await page.getByRole('button', { name: registryMessages.checkCode }).click();
  };

const verifyScreens = statesOf({ route: '/verify', as: 'nobody' })({
  'nothing chosen': { shows: registryMessages.choose },
  comparing: { faults: [never(checkFile)], act: choose(), shows: registryMessages.comparing, waits: true },
  current: {
    faults: [KEYS, fileIs({ state: 'current', ...OURS, signed: SIGNED })],
    act: choose(),
    shows: registryMessages.signatureChecked,
  },
  'signed with a withdrawn key, and of a pet with another name': {
    faults: [
      { ...KEYS, answer: { keys: [{ ...key, since: record.date, withdrawn: true }] } },
      fileIs({ state: 'older', changed: ['Name'], ...OURS, pet_name: '', signed: SIGNED }),
    ],
    act: choose(),
    shows: registryMessages.signatureWithdrawn,
  },
  'signed by somebody else': {
    faults: [fileIs({ state: 'current', ...OURS, signed: SIGNED })],
    act: choose(),
    shows: registryMessages.forged,
  },
  older: {
    faults: [KEYS, fileIs({ state: 'older', changed: CHANGED, ...OURS, signed: SIGNED })],
    act: choose(),
    shows: registryMessages.older,
  },
  'not ours': { act: choose(), shows: registryMessages.unknown },
  'not a PDF': { act: choose('text'), shows: registryMessages.notPdf },
  failed: { faults: [broken(checkFile)], act: choose(), shows: registryMessages.failed },
  'code mistyped': { act: typeCode('4F7K-92CM-3'), shows: registryMessages.misread.check },
  'code current': { faults: [codeIs({ state: 'current' })], act: typeCode(), shows: registryMessages.codeCurrent },
  'code older': {
    faults: [codeIs({ state: 'older', changed: CHANGED })],
    act: typeCode(),
    shows: registryMessages.codeOlder,
  },
  'code unknown': { act: typeCode(), shows: registryMessages.codeUnknown },
  'code failed': { faults: [broken(checkCode)], act: typeCode(), shows: registryMessages.failed },
});

export const publicScreens: readonly Screen[] = [
  ...statesOf({ route: '/', as: 'nobody' })({
    'logged out': { shows: 'Welcome to' },
    'logged in': { as: 'owner', shows: 'Welcome to' },
    'menu open': { act: openMenu, shows: 'Welcome to', over: true, only: 'phone' },
  }),
  ...statesOf({ route: '/download', as: 'nobody' })({
    sample: { shows: 'Download' },
  }),
  ...verifyScreens,
  ...statesOf({ route: '/terms', as: 'nobody' })({
    text: { shows: 'Terms' },
  }),
  ...statesOf({ route: '/privacy', as: 'nobody' })({
    text: { shows: 'Privacy' },
  }),
  ...statesOf({ route: '*', as: 'nobody', path: '/nowhere' })({
    'not found': { shows: messages.common.notFound, provokes: [/^answer 404: GET \/nowhere/] },
  }),
];
