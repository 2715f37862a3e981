import { createHash } from 'node:crypto';
import { MAX_CHECKED_BYTES } from '@pawsume/contract/registry';
import { registryMessages } from '@pawsume/contract/registry-messages';
import { expect, test, vi } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

const fileOf = (content: string | Uint8Array<ArrayBuffer>) => new File([content], 'x.pdf');

test('the fingerprint is the SHA-256 of all bytes, and its progress ends at the whole', async () => {
  const content = new Uint8Array(3_000_000).fill(7);
  content.set(new TextEncoder().encode('%PDF-1.7'));
  const shares: number[] = [];
  const fingerprint = await fingerprintOf(fileOf(content), (share) => shares.push(share));
  expect(fingerprint).toBe(createHash('sha256').update(content).digest('hex'));
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

test('what is no PDF, and what is empty, is refused with a sentence', async () => {
  for (const content of ['', 'words', 'x'.repeat(2000)]) {
    await expect(fingerprintOf(fileOf(content), () => undefined)).rejects.toThrow(registryMessages.notPdf);
  }
});

test('a file that is too large is refused before a byte of it is read', async () => {
  const file = fileOf('%PDF-1.7');
  Object.defineProperty(file, 'size', { value: MAX_CHECKED_BYTES + 1 });
  const stream = vi.spyOn(file, 'stream');
  await expect(fingerprintOf(file, () => undefined)).rejects.toThrow(registryMessages.tooLarge);
  expect(stream).not.toHaveBeenCalled();
});

test('a file that was moved away meanwhile is told as one that cannot be read', async () => {
  const file = fileOf('%PDF-1.7');
  vi.spyOn(file, 'stream').mockImplementation(() => {
    throw new DOMException('gone', 'NotFoundError');
  });
  await expect(fingerprintOf(file, () => undefined)).rejects.toThrow(registryMessages.unreadable);
});

test('a browser that has no fingerprints here says so', async () => {
  vi.stubGlobal('crypto', {});
  await expect(fingerprintOf(fileOf('%PDF-1.7'), () => undefined)).rejects.toThrow(registryMessages.noCrypto);
  vi.unstubAllGlobals();
});
